# The build: everything from the lock file, no install scripts, then what production needs alone.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The image has a Node of its own: the one from npm is 189 MB that nobody would run.
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node-linux-*

# The image: no package manager's cache, no sources, nobody but `node`. The file system may be read-only but for /data.
FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/server/main.js"]
CMD ["serve"]
