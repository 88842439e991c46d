import { afterAll, expect, test } from "vitest"
import { freePort } from "#cli/tasks/support/free-port.ts"
import { offlineFront } from "#cli/tasks/support/offline-front.ts"
import { closeVisits, launchBrowser, openBrowser } from "../../support/browser.ts"
import { signUp } from "../../support/screens.ts"

const browser = await launchBrowser()
const port = await freePort()
const front = await offlineFront(port, "127.0.0.1")

afterAll(async () => {
  await closeVisits(browser)
  await front.close()
})

test("npm run dev:offline serves the product from its sources, to a browser that is its own server", async () => {
  const { page, context, complaints } = await openBrowser(browser, `http://127.0.0.1:${port}`)
  // A page load is a server's start as well, from hundreds of files, and the machine may be busy.
  context.setDefaultTimeout(120_000)
  await signUp(page, { email: "dev@people.example", name: "Dev Eloper" })
  await page.getByText("/dev-eloper").first().waitFor()
  expect(complaints).toEqual([])
})
