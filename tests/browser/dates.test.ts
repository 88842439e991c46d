import { fileURLToPath } from "node:url"
import { build } from "vite"
import { expect, test } from "vitest"
import { everyDate } from "../support/every-date.ts"
import { siteForAll } from "../support/site.ts"

const site = siteForAll()

const root = fileURLToPath(new URL("../..", import.meta.url))

const scriptOf = async (entry: string): Promise<string> => {
  const [bundle] = [
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: "error",
      build: { write: false, lib: { entry, formats: ["iife"], name: "dates", fileName: "dates" } }
    })
  ].flat()
  if (bundle === undefined || !("output" in bundle)) throw new Error("The script was not built.")
  return bundle.output[0].code
}

test("a browser writes dates as the server does, in all languages and months", async () => {
  const script = await scriptOf("tests/support/every-date.ts")
  const { page } = await site.visit()
  await page.goto("about:blank")
  const inBrowser = await page.evaluate(`(() => { ${script}; return dates.everyDate() })()`)
  expect(everyDate()).toHaveLength(360)
  expect(inBrowser).toEqual(everyDate())
})
