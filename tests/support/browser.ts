import bundled from "@sparticuz/chromium"
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page
} from "playwright-core"

const isBundledHere = process.platform === "linux" && process.arch === "x64"

/**
 * A single process is meant for tiny machines, and one crash would end all pages. No test needs a graphics card, which
 * the processor would emulate.
 */
const unwanted =
  /^--(?:single-process|no-zygote|disable-web-security|in-process-gpu|ignore-gpu|use-gl|use-angle|enable-unsafe-swiftshader)/

const argumentsOf = (args: ReadonlyArray<string>) => [
  ...args.filter((arg) => !unwanted.test(arg)),
  "--disable-gpu",
  // Draws a whole window as one tile: a tenth less work than in small tiles.
  "--default-tile-width=1300",
  "--default-tile-height=1000"
]

/** Unpacks the browser to the place that all processes share, before the first of them starts it. */
export const setup = async (): Promise<void> => {
  if (isBundledHere) await bundled.executablePath()
}

const startBundled = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await bundled.executablePath(), args: argumentsOf(bundled.args) })

const startInstalled = async (): Promise<Browser> => {
  for (const channel of [undefined, "chrome", "msedge", "chromium"]) {
    try {
      return await chromium.launch(channel === undefined ? {} : { channel })
    } catch {}
  }
  throw new Error("No browser to test with: install Chrome, or run `npx playwright install chromium`.")
}

let running: Promise<Browser> | undefined

const startOnce = async (): Promise<Browser> => {
  const browser = await (isBundledHere ? startBundled() : startInstalled())
  browser.once("disconnected", () => {
    running = undefined
  })
  return browser
}

/**
 * Starts the Chromium of the npm package, or an installed one where that does not run. The test files of a process share
 * it, one after the other; each file ends with `closeVisits`.
 */
export const launchBrowser = (): Promise<Browser> => {
  running ??= startOnce()
  return running
}

const processIdOf = async (browser: Browser): Promise<number> => {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send("SystemInfo.getProcessInfo")
  return processInfo.find(({ type }) => type === "browser")?.id ?? 0
}

/** A browser with a profile in `folder`. `rule` resolves host names (`MAP name address`). */
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

/** A page that runs no scripts. Chromium may report a script that its sandbox blocked only during the next visit. */
const emptyPage = "/robots.txt"

/** Records everything that a page must never do. */
const watch = (page: Page, origin: string, complaints: Array<string>): void => {
  page.on("console", (message) => {
    if (message.text().startsWith(`Blocked script execution in '${origin}${emptyPage}'`)) return
    // The first is logged after some seconds of real time, so on a busy machine for any page.
    const isExpected =
      /was preloaded using link preload but not used|^Failed to load resource: the server responded with a status of/
    if (["error", "warning"].includes(message.type()) && !isExpected.test(message.text()))
      complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(String(error)))
  page.on("request", (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (/^https?:/.test(protocol) && asked !== origin) complaints.push(`asked ${asked}`)
  })
}

interface BlankVisit {
  readonly context: BrowserContext
  readonly page: Page
}

export interface BrowserVisit extends BlankVisit {
  /** Console errors and warnings (a CSP violation is one), exceptions, requests to other hosts. */
  readonly complaints: ReadonlyArray<string>
  /** Ends the visit. A borrowed browser is emptied for the next one. */
  readonly leave: () => Promise<void>
}

/** The complaints of each visit since `closeVisits` was last called. */
const watchedVisits: Array<ReadonlyArray<string>> = []

const watched = ({ context, page }: BlankVisit, origin: string): ReadonlyArray<string> => {
  const complaints: Array<string> = []
  watchedVisits.push(complaints)
  watch(page, origin, complaints)
  context.on("page", (opened) => watch(opened, origin, complaints))
  return complaints
}

const openContext = async (browser: Browser, origin: string, options: BrowserContextOptions) => {
  const english = { baseURL: origin, locale: "en-GB", timezoneId: "UTC" }
  const context = await browser.newContext({ ...english, ...options })
  return { context, page: await context.newPage() }
}

export const openBrowser = async (
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {}
): Promise<BrowserVisit> => {
  const opened = await openContext(browser, origin, options)
  return { ...opened, complaints: watched(opened, origin), leave: () => opened.context.close() }
}

const blankVisitsByOptions = new Map<string, Array<BlankVisit>>()
const borrowed = new Set<() => Promise<void>>()

/** False if something can't be reset: a page that has no access to the site's storage, or a driven clock. */
const isEmptied = async ({ context, page }: BlankVisit): Promise<boolean> => {
  for (const other of context.pages()) if (other !== page) await other.close()
  context.removeAllListeners("page")
  for (const event of ["console", "pageerror", "request", "response", "dialog"] as const) {
    page.removeAllListeners(event)
  }
  for (const routed of [page, context]) await routed.unrouteAll({ behavior: "ignoreErrors" })
  await context.setOffline(false)
  await context.clearCookies()
  const isDone = await page
    .evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
      window.name = ""
      return !("__pwClock" in window)
    })
    .catch(() => false)
  // Ends all pending work of the page.
  if (isDone) await page.goto(emptyPage)
  return isDone
}

const doNothing = (): void => undefined

/**
 * Reuses a browser that earlier tests emptied, because its pages load in half the time. A test of what browsers store
 * needs a new one (`openBrowser`). `script` runs first in each page.
 */
export const borrowBrowser = async (
  browser: Browser,
  origin: string,
  { viewport, colorScheme, ...options }: BrowserContextOptions = {},
  script = doNothing
): Promise<BrowserVisit> => {
  const kind = `${origin} ${JSON.stringify([options, script.name])}`
  const shelf = blankVisitsByOptions.get(kind) ?? []
  blankVisitsByOptions.set(kind, shelf)
  const open = async (): Promise<BlankVisit> => {
    const opened = await openContext(browser, origin, options)
    if (script !== doNothing) await opened.context.addInitScript(script)
    return opened
  }
  const visit = shelf.pop() ?? (await open())
  const { context, page } = visit
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 })
  await page.mouse.move(0, 0)
  const { reducedMotion = null } = options
  await page.emulateMedia({ media: null, colorScheme: colorScheme ?? null, reducedMotion })
  const leave = async () => {
    if (!borrowed.delete(leave)) return
    if (await isEmptied(visit)) shelf.push(visit)
    else await context.close()
  }
  borrowed.add(leave)
  return { context, page, complaints: watched(visit, origin), leave }
}

export type VisitsUnderWay = ReadonlySet<() => Promise<void>>

export const visitsUnderWay = (): VisitsUnderWay => new Set(borrowed)

export const endVisitsSince = async (earlier: VisitsUnderWay): Promise<void> => {
  for (const leave of [...borrowed]) if (!earlier.has(leave)) await leave()
}

/** Origin of the site that outlives a test file, as do the browsers returned there. */
let lastingSite = ""

export const passOnBrowsersOf = (origin: string): void => {
  lastingSite = origin
}

/** Ends all visits and returns the complaints of their pages. The servers must still run. */
export const closeVisits = async (browser: Browser | undefined): Promise<ReadonlyArray<string>> => {
  await endVisitsSince(new Set())
  const lasting = new Set<BrowserContext>()
  for (const [kind, shelf] of blankVisitsByOptions) {
    if (kind.startsWith(`${lastingSite} `)) for (const { context } of shelf) lasting.add(context)
    else blankVisitsByOptions.delete(kind)
  }
  const left = browser?.contexts().filter((context) => !lasting.has(context)) ?? []
  await Promise.all(left.map((context) => context.close()))
  return watchedVisits.splice(0).flat()
}

/** Keeps these calls from the server until the returned function, which waits for the first of them, is called. */
export const holdCalls = async (page: Page, calls: string | RegExp): Promise<() => Promise<void>> => {
  const { promise: firstHeld, resolve: hold } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    hold()
    await released
    await route.continue()
  })
  return async () => {
    await firstHeld
    release()
  }
}

/** Both within one task of the page, before it can draw what the click did. */
export const clickAndType = async (button: Locator, field: Locator, text: string): Promise<void> => {
  const element = await field.elementHandle()
  await button.evaluate(
    (clicked: HTMLButtonElement, [typedInto, typed]) => {
      clicked.click()
      const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(typedInto), "value")
      value?.set?.call(typedInto, typed)
      typedInto?.dispatchEvent(new Event("input", { bubbles: true }))
    },
    [element, text] as const
  )
}
