# The page and tables online in one image; docs/hosting.md says how it is run.
FROM node:24-bookworm-slim AS build
WORKDIR /paiju
COPY package.json package-lock.json .npmrc tsconfig.json tsconfig.base.json ./
COPY packages packages
RUN npm ci --ignore-scripts --no-audit --no-fund
RUN npx tsc -b && npx vite build packages/web
# Now only what the command needs while it runs, compiled.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund --workspace packages/cli
RUN find packages -mindepth 2 -maxdepth 2 ! -name dist ! -name package.json ! -name bin ! -name migrations ! -name node_modules ! -path packages/engine/src -exec rm -rf {} +
# The rule books, which `paiju mcp` reads to those who ask.
RUN find packages/engine/src -type f ! -name RULES.md -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /paiju
COPY --from=build /paiju/package.json ./
COPY --from=build /paiju/node_modules node_modules
COPY --from=build /paiju/packages packages
# The embedded database, where no other is named.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 5180
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:5180/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/cli/bin/paiju.js"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]
