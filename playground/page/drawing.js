// Small flat drawings as data. A drawing is a list of shapes on a field of 24 by 24, painted one over the other:
// [colour, path] is filled, [colour, path, width] is a line; what comes after the width moves or turns the shape.

const COLOURS = {
  white: "#ffffff", paper: "#f8f0dd", sand: "#dbc598", mist: "#dde5ee", grey: "#9aa4b1", slate: "#66707d", ink: "#343840",
  skin: "#f8c84f", tan: "#d3912a", gold: "#f6c445", amber: "#d8962c", orange: "#ee8a3a",
  red: "#dc4f48", wine: "#a63a36", pink: "#ee9aa4", purple: "#8d66c4", plum: "#6b4a9c",
  blue: "#4a88da", navy: "#2b558f", sky: "#a8cff4", green: "#49a862", pine: "#2f7c49", wood: "#bb7d45", bark: "#835431",
};

/** The path of a circle. */
export function disc(x, y, radius) {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** The path of a box with round corners. */
export function block(x, y, width, height, corner = 0) {
  const [across, down] = [width - 2 * corner, height - 2 * corner];
  const turn = (right, under) => `a${corner} ${corner} 0 0 1 ${right * corner} ${under * corner}`;
  return `M${x + corner} ${y}h${across}${turn(1, 1)}v${down}${turn(-1, 1)}h${-across}${turn(-1, -1)}v${-down}${turn(1, -1)}z`;
}

/** A drawing as the address of a picture. */
export function pictureOf(shapes) {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke-linecap="round" stroke-linejoin="round">${shapes.map(shapeOf).join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(markup)}`;
}

function shapeOf([colour, path, width, move]) {
  const paint = width ? `fill="none" stroke="${COLOURS[colour]}" stroke-width="${width}"` : `fill="${COLOURS[colour]}"`;
  return `<path d="${path}" ${paint}${move ? ` transform="${move}"` : ""}/>`;
}
