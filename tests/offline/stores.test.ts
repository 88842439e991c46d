import { afterAll, beforeAll, test } from "vitest"
import { expectPassed, openPageTests } from "../support/offline/page-tests.ts"

/** Suites that run in a page, with how many tests each has at the least. */
const contracts = { storage: 55, tabs: 4, images: 8, canvas: 12 } as const

/** All others of `tests/adapters/http` that a page can run, run with `npm run test:offline`. */
const calls = { "spec-calls": 14 } as const

let page: Awaited<ReturnType<typeof openPageTests>>

beforeAll(async () => {
  page = await openPageTests()
})

afterAll(() => page.close())

test.each(Object.entries(contracts))("the adapters keep the contract: %s", async (name, count) => {
  expectPassed(await page.run(name), count)
})

test.each(Object.entries(calls))("the app answers behind MSW: %s", async (name, count) => {
  expectPassed(await page.run(name), count)
})
