import { expect } from "vitest"
import { closeVisits, launchBrowser } from "../browser.ts"
import { temporaryFolder } from "../server.ts"
import { writeImages } from "./images.ts"
import { buildPageTests } from "./page-build.ts"
import { startStaticHost } from "./static-host.ts"

interface PageTest {
  readonly name: string
  readonly isPassed: boolean
  readonly error: string
}

export const openPageTests = async () => {
  const folder = temporaryFolder()
  await buildPageTests(folder.path)
  await writeImages(folder.path)
  const host = await startStaticHost({ folder: folder.path })
  const browser = await launchBrowser()
  const page = await (await browser.newContext({ baseURL: host.url })).newPage()
  return {
    run: async (suite: string): Promise<ReadonlyArray<PageTest>> => {
      await page.goto("/")
      await page.waitForFunction("globalThis.runSuite !== undefined")
      return page.evaluate<ReadonlyArray<PageTest>>(`globalThis.runSuite(${JSON.stringify(suite)})`)
    },
    close: async () => {
      await closeVisits(browser)
      await host.stop()
      folder.remove()
    }
  }
}

export const expectPassed = (tests: ReadonlyArray<PageTest>, atLeast: number): void => {
  const failed = tests.filter(({ isPassed }) => !isPassed).map(({ name, error }) => `${name}\n${error}`)
  expect(failed).toEqual([])
  expect(tests.length).toBeGreaterThanOrEqual(atLeast)
}
