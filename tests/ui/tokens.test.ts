import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const css = readFileSync(new URL("../../ui/styles/tokens.css", import.meta.url), "utf8")

const declarations = (selector: string): ReadonlyArray<string> => {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf("}", start))
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => `${name}: ${value}`)
}

test("dark is the same by choice and by the system's preference", () => {
  const chosen = declarations('[data-theme="dark"]')
  expect(chosen.length).toBeGreaterThan(20)
  expect(declarations(":root:not([data-theme])")).toEqual(chosen)
})
