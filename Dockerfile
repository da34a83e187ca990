# The server image. A later issue completes it (data volume, health check); today it holds the package only.
FROM python:3.12-slim

ENV PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1

# Named folders only, so that nothing private (.env, a database) can slip into the image.
WORKDIR /src
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY renderers renderers
COPY migrations migrations
RUN pip install --no-cache-dir . && rm -rf build *.egg-info

RUN useradd --create-home orrery
USER orrery
WORKDIR /home/orrery

CMD ["python", "-m", "bot"]
