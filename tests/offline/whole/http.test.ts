import { afterAll, beforeAll, test } from "vitest"
import { expectPassed, openPageTests } from "../../support/offline/page-tests.ts"
import { httpSuites } from "../page/suites.ts"

let page: Awaited<ReturnType<typeof openPageTests>>

beforeAll(async () => {
  page = await openPageTests()
})

afterAll(() => page.close())

test.each(Object.keys(httpSuites))("the HTTP tests %s pass behind MSW, in a real browser", async (name) => {
  expectPassed(await page.run(name), 1)
})
