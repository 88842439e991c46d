import { readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { join } from "node:path"
import { createServer, type Plugin, type ViteDevServer } from "vite"
import { sourceAssets } from "#ui/document/page-assets.ts"
import { mswWorker } from "./build-demo.ts"
import { makeGuardFiles } from "./guard-files.ts"
import { repositoryRoot } from "./run.ts"

const offline = join(repositoryRoot, "ui", "offline")
const boot = join(offline, "start", "boot.ts")

const builtFiles: Readonly<Record<string, () => readonly [type: string, text: string]>> = {
  "/mockServiceWorker.js": () => ["text/javascript", readFileSync(mswWorker, "utf8")],
  "/offline-worker.js": () => ["text/javascript", readFileSync(join(offline, "offline-worker.js"), "utf8")],
  "/offline-client.json": () => [
    "application/json",
    JSON.stringify({
      shell: readFileSync(join(repositoryRoot, "ui", "index.html"), "utf8"),
      rendered: sourceAssets
    })
  ]
}

const startPage = (): string =>
  readFileSync(join(offline, "index.html"), "utf8").replace("./start/boot.ts", `/@fs/${boot}`)

const sendText = (to: ServerResponse, type: string, text: string): void => {
  to.writeHead(200, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-cache" }).end(text)
}

const isNavigation = ({ headers }: IncomingMessage): boolean => headers.accept?.includes("text/html") === true

const offlinePages: Plugin = {
  name: "offline-pages",
  configureServer: (vite) => {
    vite.middlewares.use((incoming, to, next) => {
      const file = builtFiles[incoming.url?.split("?")[0] ?? ""]
      if (file !== undefined) return sendText(to, ...file())
      // The service worker also requests the page, recognisable by its path only.
      if (incoming.url !== "/" && !isNavigation(incoming)) return next()
      vite.transformIndexHtml("/", startPage()).then((html) => sendText(to, "text/html", html), next)
    })
  }
}

export const offlineFront = async (port: number, host: string): Promise<ViteDevServer> => {
  await makeGuardFiles()
  const vite = await createServer({
    configFile: join(repositoryRoot, "vite.config.ts"),
    appType: "custom",
    logLevel: "warn",
    plugins: [offlinePages],
    cacheDir: join(repositoryRoot, "node_modules", ".vite-offline"),
    optimizeDeps: { entries: ["index.html", boot] },
    server: { port, host, strictPort: true, fs: { allow: [repositoryRoot] } }
  })
  return vite.listen()
}
