import type { Browser, BrowserContextOptions } from "playwright-core"
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest"
import { borrowBrowser, closeVisits, endVisitsSince, launchBrowser, visitsUnderWay } from "./browser.ts"
import type { RunningServer, StartOptions } from "./running-server.ts"
import { startServer, temporaryFolder } from "./server.ts"

/** To the browsers that are passed on, the server of each file is the same site. */
let port = "0"

const startHere = async (options: StartOptions): Promise<RunningServer> => {
  const isTaken = () => startServer(options)
  const server = await startServer({ ...options, env: { PORT: port, ...options.env } }).catch(isTaken)
  port = new URL(server.url).port
  return server
}

type SiteEnv = Readonly<Record<string, string>>

/** What is read when the tests begin may need a file of the folder, or another server. */
type EnvOfFolder = (folder: string) => Promise<SiteEnv>

/** A connection that a test cut. */
const cutConnection = /net::ERR_/

/**
 * A server in a folder of its own and a browser, for all tests of the file that calls this. Visits that a test begins end with it.
 * The file fails when a page broke
 * the CSP, logged an error or asked another host, but for complaints that are expected.
 */
export const siteForAll = (
  given: SiteEnv | EnvOfFolder = { RATE_LIMIT: "off" },
  expectedComplaints = cutConnection
) => {
  const folder = temporaryFolder()
  let env: SiteEnv = {}
  let server: RunningServer | undefined
  let browser: Browser | undefined

  beforeAll(async () => {
    env = typeof given === "function" ? await given(folder.path) : given
    server = await startHere({ dataDir: folder.path, env })
    browser = await launchBrowser()
  })

  let lasting = visitsUnderWay()

  beforeEach(() => {
    lasting = visitsUnderWay()
  })

  afterEach(() => endVisitsSince(lasting))

  afterAll(async () => {
    const complaints = await closeVisits(browser)
    await server?.stop("SIGKILL")
    folder.remove()
    expect(complaints.filter((text) => !expectedComplaints.test(text))).toEqual([])
  })

  const started = <A>(part: A | undefined): A => {
    if (part === undefined) throw new Error("The tests have not begun.")
    return part
  }
  return {
    folder,
    get server() {
      return started(server)
    },
    get browser() {
      return started(browser)
    },
    /** Ends the server by that signal and starts it again, as the same site. Returns how it ended. */
    restart: async (signal: NodeJS.Signals, whileStopped = async () => {}) => {
      const exit = await started(server).stop(signal)
      await whileStopped()
      server = await startHere({ dataDir: folder.path, env })
      return exit
    },
    /** A browser in which nobody is signed in. */
    visit: (options: BrowserContextOptions = {}) =>
      borrowBrowser(started(browser), started(server).url, options)
  }
}

export type SharedSite = ReturnType<typeof siteForAll>
