import type { Browser, BrowserContextOptions } from "playwright-core"
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest"
import {
  type BrowserVisit,
  borrowBrowser,
  closeVisits,
  endVisitsSince,
  launchBrowser,
  passOnBrowsersOf,
  visitsUnderWay
} from "./browser.ts"
import { fetchShared } from "./for-all.ts"
import type { RunningServer } from "./running-server.ts"
import { startServer, temporaryFolder } from "./server.ts"

type SiteEnv = Readonly<Record<string, string>>

/** For settings that need a file of the folder, or the address of another server. */
type EnvOfFolder = (folder: string) => Promise<SiteEnv>

/** A connection that a test cut. */
const cutConnection = /net::ERR_/

const started = <A>(part: A | undefined): A => {
  if (part === undefined) throw new Error("The tests have not begun.")
  return part
}

export interface TestSite {
  readonly server: Pick<RunningServer, "url">
  readonly browser: Browser
  readonly visit: (options?: BrowserContextOptions) => Promise<BrowserVisit>
}

/**
 * Ends visits with the test that began them. The file fails if a page had complaints (`BrowserVisit`) that are not
 * expected.
 */
const visitsOf = (
  server: () => Pick<RunningServer, "url"> | undefined,
  expectedComplaints: RegExp,
  stop: () => Promise<void>
): TestSite => {
  let browser: Browser | undefined
  let lasting = visitsUnderWay()

  beforeAll(async () => {
    browser = await launchBrowser()
  })

  beforeEach(() => {
    lasting = visitsUnderWay()
  })

  afterEach(() => endVisitsSince(lasting))

  afterAll(async () => {
    const complaints = await closeVisits(browser)
    await stop()
    expect(complaints.filter((text) => !expectedComplaints.test(text))).toEqual([])
  })

  return {
    get server() {
      return started(server())
    },
    get browser() {
      return started(browser)
    },
    visit: (options = {}) => borrowBrowser(started(browser), started(server()).url, options)
  }
}

/** A server with a folder of its own, for all tests of a file. */
export const siteForAll = (
  given: SiteEnv | EnvOfFolder = { RATE_LIMIT: "off" },
  expectedComplaints = cutConnection
) => {
  const folder = temporaryFolder()
  let env: SiteEnv = {}
  let port = "0"
  let server: RunningServer | undefined

  /** To browsers, a server that is started again is the same site. */
  const start = async () => {
    server = await startServer({ dataDir: folder.path, env: { PORT: port, ...env } })
    port = new URL(server.url).port
  }

  beforeAll(async () => {
    env = typeof given === "function" ? await given(folder.path) : given
    await start()
  })

  const stop = async () => {
    await server?.stop("SIGKILL")
    folder.remove()
  }
  const site = visitsOf(() => server, expectedComplaints, stop)
  return Object.assign(site, {
    folder,
    /** Ends the server by that signal and starts it again, as the same site. Returns how it ended. */
    restart: async (signal: NodeJS.Signals, whileStopped = async () => {}) => {
      const exit = await started(server).stop(signal)
      await whileStopped()
      await start()
      return exit
    }
  })
}

/**
 * The server of all files that need none of their own. Other files use it at the same time, so a test may expect
 * something only of its own owners, and an owner whose link or email it expects needs a name that no other file uses.
 */
export const sharedSite = (expectedComplaints = cutConnection): TestSite => {
  if (process.env.HONESTHIVE_TARGET === "offline") return siteForAll(undefined, expectedComplaints)
  let server: Pick<RunningServer, "url"> | undefined

  beforeAll(async () => {
    server = { url: await fetchShared(inject("siteDoor")) }
    passOnBrowsersOf(server.url)
  })

  return visitsOf(
    () => server,
    expectedComplaints,
    async () => {}
  )
}
