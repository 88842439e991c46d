import { afterAll, beforeAll, test } from "vitest"
import { suites } from "../../support/offline/http-suites.ts"
import { expectPassed, openPageTests } from "../../support/offline/page-tests.ts"

let page: Awaited<ReturnType<typeof openPageTests>>

beforeAll(async () => {
  page = await openPageTests()
})

afterAll(() => page.close())

test.each(suites)("the HTTP tests %s pass behind MSW, in a real browser", async (name) => {
  expectPassed(await page.run(name), 1)
})
