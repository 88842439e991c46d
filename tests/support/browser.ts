import bundled from "@sparticuz/chromium"
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  type Page
} from "playwright-core"

const isBundledHere = process.platform === "linux" && process.arch === "x64"

/**
 * One process for everything is meant for tiny machines, and takes all pages with it when one falls; nobody needs a
 * graphics card that the processor plays.
 */
const unwanted =
  /^--(?:single-process|no-zygote|disable-web-security|in-process-gpu|ignore-gpu|use-gl|use-angle|enable-unsafe-swiftshader)/

const argumentsOf = (args: ReadonlyArray<string>) => [
  ...args.filter((arg) => !unwanted.test(arg)),
  "--disable-gpu"
]

/** Unpacks the browser before the first of several processes starts it: it lies where all of them look for it. */
export const setup = async (): Promise<void> => {
  if (isBundledHere) await bundled.executablePath()
}

const startBundled = async (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: await bundled.executablePath(), args: argumentsOf(bundled.args) })

const startInstalled = async (): Promise<BrowserServer> => {
  for (const channel of [undefined, "chrome", "msedge", "chromium"]) {
    try {
      return await chromium.launchServer(channel === undefined ? {} : { channel })
    } catch {}
  }
  throw new Error("No browser to test with: install Chrome, or run `npx playwright install chromium`.")
}

let running: Promise<BrowserServer> | undefined

const startOnce = async (): Promise<BrowserServer> => {
  const server = await (isBundledHere ? startBundled() : startInstalled())
  server.once("close", () => {
    running = undefined
  })
  return server
}

/**
 * A real Chromium: from the npm package where it runs, an installed one elsewhere. Never none. The files of a process
 * share one; `close` ends the pages of the file that calls it.
 */
export const launchBrowser = async (): Promise<Browser> => {
  running ??= startOnce()
  return chromium.connect((await running).wsEndpoint())
}

const processIdOf = async (browser: Browser): Promise<number> => {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send("SystemInfo.getProcessInfo")
  return processInfo.find(({ type }) => type === "browser")?.id ?? 0
}

/** A browser that keeps what it has in a folder, and finds a host where `rule` says (`MAP name address`). */
export const launchProfile = async (folder: string, rule: string) => {
  const args = [`--host-resolver-rules=${rule}`]
  const context = await chromium.launchPersistentContext(
    folder,
    isBundledHere
      ? { executablePath: await bundled.executablePath(), args: [...argumentsOf(bundled.args), ...args] }
      : { args }
  )
  const browser = context.browser()
  const pid = browser === null ? 0 : await processIdOf(browser)
  const closed = new Promise<void>((resolve) => context.once("close", () => resolve()))
  const kill = async (): Promise<void> => {
    process.kill(pid, "SIGKILL")
    await closed
  }
  return { context, pid, kill }
}

/** What a page must never do, written down as it happens. */
const watch = (page: Page, origin: string, complaints: Array<string>): void => {
  page.on("console", (message) => {
    const isHttpStatus = message
      .text()
      .startsWith("Failed to load resource: the server responded with a status of")
    if (["error", "warning"].includes(message.type()) && !isHttpStatus) complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(String(error)))
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin) {
      complaints.push(`asked ${new URL(request.url()).origin}`)
    }
  })
}

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** Console errors and warnings (a CSP violation is one), exceptions, requests to other hosts. */
  readonly complaints: ReadonlyArray<string>
}

/** A person's browser: nothing in common with any other one. */
export const openBrowser = async (
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {}
): Promise<Visit> => {
  const context = await browser.newContext({
    baseURL: origin,
    locale: "en-GB",
    timezoneId: "UTC",
    ...options
  })
  const page = await context.newPage()
  const complaints: Array<string> = []
  watch(page, origin, complaints)
  context.on("page", (opened) => watch(opened, origin, complaints))
  return { context, page, complaints }
}
