import type { Browser } from "playwright-core"
import { afterAll, beforeAll } from "vitest"
import { launchBrowser } from "./browser.ts"
import type { RunningServer } from "./running-server.ts"
import { startServer, temporaryFolder } from "./server.ts"

/** A server in a folder of its own and a browser, for all tests of the file that calls this. */
export const siteForAll = (env: Readonly<Record<string, string>> = { RATE_LIMIT: "off" }) => {
  const folder = temporaryFolder()
  let server: RunningServer | undefined
  let browser: Browser | undefined

  beforeAll(async () => {
    server = await startServer({ dataDir: folder.path, env })
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser?.close()
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
