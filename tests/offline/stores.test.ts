import { afterAll, beforeAll, test } from "vitest"
import { expectPassed, openPageTests } from "../support/offline/page-tests.ts"

/**
 * Suites that run in a page, with how many tests each has at the least. All others of `tests/adapters/http` that a page
 * can run, run with `npm run test:offline`.
 */
const suites = { storage: 55, tabs: 4, images: 8, canvas: 12, "spec-calls": 14 } as const

let page: Awaited<ReturnType<typeof openPageTests>>

beforeAll(async () => {
  page = await openPageTests()
})

afterAll(() => page.close())

test.each(Object.entries(suites))(
  "adapters and app keep their contracts in a page: %s",
  async (name, count) => {
    expectPassed(await page.run(name), count)
  }
)
