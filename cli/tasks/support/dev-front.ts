import { readFile } from "node:fs/promises"
import { type IncomingMessage, request, type ServerResponse } from "node:http"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import { createServer, type ViteDevServer } from "vite"
import { repositoryRoot } from "./run.ts"

interface DevProxyOptions {
  readonly port: number
  readonly host: string
  readonly behind: string
}

const startMillis = 15_000

const forwardOnce = (behind: string, incoming: IncomingMessage): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    // Pages are modified on the way, so they must not be compressed.
    const headers = { ...incoming.headers, "accept-encoding": "identity" }
    const options = { method: incoming.method ?? "GET", headers }
    const sent = request(new URL(incoming.url ?? "/", behind), options, resolve)
    sent.once("error", reject)
    incoming.pipe(sent)
  })

const forwardUntilUp = async (behind: string, incoming: IncomingMessage): Promise<IncomingMessage> => {
  const deadline = Date.now() + startMillis
  for (;;) {
    try {
      return await forwardOnce(behind, incoming)
    } catch (error) {
      if (incoming.method !== "GET" || Date.now() > deadline) throw error
      await pause(100)
    }
  }
}

/** The pages' CSP would block Vite's inline scripts and injected styles. */
const sendPage = async (vite: ViteDevServer, url: string, from: IncomingMessage, to: ServerResponse) => {
  const {
    "content-security-policy": _,
    "content-length": __,
    "transfer-encoding": ___,
    ...headers
  } = from.headers
  const page = await vite.transformIndexHtml(url, await text(from))
  to.writeHead(from.statusCode ?? 200, headers).end(page)
}

const forward = async (
  vite: ViteDevServer,
  behind: string,
  incoming: IncomingMessage,
  to: ServerResponse
) => {
  const from = await forwardUntilUp(behind, incoming)
  const isPage = from.headers["content-type"]?.startsWith("text/html") === true
  if (isPage && incoming.method !== "HEAD") return sendPage(vite, incoming.url ?? "/", from, to)
  to.writeHead(from.statusCode ?? 200, from.headers)
  from.pipe(to)
}

const showComponents = async (vite: ViteDevServer, to: ServerResponse) => {
  const page = await readFile(join(repositoryRoot, "ui/components-page/index.html"), "utf8")
  to.setHeader("content-type", "text/html; charset=utf-8")
  to.end(await vite.transformIndexHtml("/components", page))
}

export const devFront = async ({ port, host, behind }: DevProxyOptions): Promise<ViteDevServer> => {
  const vite = await createServer({
    configFile: join(repositoryRoot, "vite.config.ts"),
    appType: "custom",
    logLevel: "warn",
    server: { port, host, strictPort: true }
  })
  vite.middlewares.use("/components", (_, to, next) => {
    showComponents(vite, to).catch(next)
  })
  vite.middlewares.use((incoming, to, next) => {
    forward(vite, behind, incoming, to).catch(next)
  })
  return vite.listen()
}
