FROM python:3.13-slim

WORKDIR /app
COPY requirements.txt .
RUN pip install --no-cache-dir --require-hashes -r requirements.txt

COPY rules rules
COPY render render
COPY playground playground
COPY bot bot

# Tables, moves and deadlines live in one SQLite file there; the program itself needs no rights.
RUN useradd --create-home --uid 10001 loggia && mkdir /data && chown loggia /data
USER loggia
VOLUME /data
ENV LOGGIA_DATA=/data PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1

CMD ["python", "-m", "bot"]
