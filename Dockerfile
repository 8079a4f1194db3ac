FROM python:3.13-slim

# Health and figures answer on this port, inside the container only; docs/operating.md says how others may ask.
ENV LOGGIA_DATA=/data \
    LOGGIA_METRICS_PORT=9340 \
    PYTHONUNBUFFERED=1

# Tables, moves and deadlines live in one SQLite file there; the program itself needs no rights.
RUN useradd --system --no-create-home --uid 10001 loggia && install --directory --owner=loggia --mode=700 /data

WORKDIR /app
COPY requirements.txt .
RUN pip install --no-cache-dir --require-hashes -r requirements.txt

COPY rules rules
COPY render render
COPY playground playground
COPY bot bot
RUN python -m compileall -q .

USER loggia
VOLUME /data

HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["python", "-m", "bot.health"]

CMD ["python", "-m", "bot"]
