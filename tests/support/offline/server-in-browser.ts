import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { BrowserContext, Page } from "playwright-core"
import { demoFolder } from "#cli/tasks/support/build-demo.ts"
import { launchProfile } from "../browser.ts"
import { listen } from "../listen.ts"
import type { RunningServer, StartOptions } from "../running-server.ts"
import { bytesOf, relayToPage } from "./relay.ts"
import { fileAt, sendFile } from "./static-host.ts"

/** Always the same origin, because a browser stores data by origin, which includes the port. */
const demoRoot = "http://hive.localhost"

const respondWithFile = async (page: Page, request: IncomingMessage, to: ServerResponse): Promise<void> => {
  const told = await relayToPage(page, request)
  for (const [name, value] of told.headers) to.setHeader(name, value)
  if (told.cookies.length > 0) to.setHeader("set-cookie", told.cookies)
  to.writeHead(told.status).end(bytesOf(told))
}

const isForHome = ({ headers }: IncomingMessage): boolean => `http://${headers.host}`.startsWith(demoRoot)

const makeRequestHandler =
  (pageOf: () => Page | undefined) => (request: IncomingMessage, to: ServerResponse) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", demoRoot).pathname)
    const isPage = path === "/" || path.endsWith(".html")
    const file = fileAt(demoFolder, path)
    if (isForHome(request)) return sendFile(to, 200, file ?? `${demoFolder}/index.html`)
    const page = pageOf()
    if (file !== undefined && !isPage) return sendFile(to, 200, file)
    if (page === undefined) return void to.writeHead(502).end()
    respondWithFile(page, request, to).catch(() => to.destroy())
  }

/** The first page of a profile's browser becomes the server. */
const openProduct = async (context: BrowserContext, env: Readonly<Record<string, string>>): Promise<Page> => {
  const page = context.pages()[0] ?? (await context.newPage())
  const limits = env.RATE_LIMIT ?? "on"
  await page.addInitScript(`localStorage.setItem("offline:limits", ${JSON.stringify(limits)})`)
  await page.goto(`${demoRoot}/~offline`)
  await page.waitForFunction("globalThis.honesthive !== undefined")
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env
  if (username !== undefined) {
    const admin = JSON.stringify({ username, password, isOperator: true })
    await page.evaluate(`globalThis.honesthive.addAdmin(${admin}).catch(() => undefined)`)
  }
  return page
}

/**
 * A test server without a process: the offline build in a browser of its own, which stores everything in the profile
 * `dataDir`. Requests of other browsers are relayed to it.
 */
export const startInBrowser = async ({ dataDir, env = {} }: StartOptions): Promise<RunningServer> => {
  let page: Page | undefined
  const server = createServer(makeRequestHandler(() => page))
  const port = await listen(server, Number(env.PORT ?? "0"))
  const profile = await launchProfile(dataDir, `MAP hive.localhost 127.0.0.1:${port}`)
  page = await openProduct(profile.context, env)
  const { promise: exited, resolve: end } = Promise.withResolvers<number | string>()
  const stop = async (name: NodeJS.Signals = "SIGTERM") => {
    await (name === "SIGKILL" ? profile.kill() : profile.context.close())
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    end(name === "SIGKILL" ? name : 0)
    return exited
  }
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    pid: profile.pid,
    output: () => "",
    signal: (name) => void stop(name),
    exited,
    stop
  }
}
