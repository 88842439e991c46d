import type { Browser } from "playwright-core"
import { afterAll, beforeAll } from "vitest"
import { closeVisits, launchBrowser } from "./browser.ts"
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

/** A server in a folder of its own and a browser, for all tests of the file that calls this. */
export const siteForAll = (given: SiteEnv | EnvOfFolder = { RATE_LIMIT: "off" }) => {
  const folder = temporaryFolder()
  let server: RunningServer | undefined
  let browser: Browser | undefined

  beforeAll(async () => {
    const env = typeof given === "function" ? await given(folder.path) : given
    server = await startHere({ dataDir: folder.path, env })
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await closeVisits(browser)
    await server?.stop("SIGKILL")
    folder.remove()
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
    }
  }
}

export type SharedSite = ReturnType<typeof siteForAll>
