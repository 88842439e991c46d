import { readFileSync } from "node:fs"
import { registerHooks, stripTypeScriptTypes } from "node:module"
import { fileURLToPath, pathToFileURL } from "node:url"

const root = new URL("../../", import.meta.url).href
const suite = new URL("suite.ts", import.meta.url).href

/** Modules loaded anew for each mutant: the domain, and its tests with their builders. */
const isRenewed = (url: string): boolean =>
  /^(?:core|tests\/(?:core|contracts|support))\//.test(url.startsWith(root) ? url.slice(root.length) : "")

let generation = 0
let mutated = { path: "", source: "" }
const plainSources = new Map<string, string>()

const javaScriptOf = (path: string): string => {
  if (path === mutated.path) return stripTypeScriptTypes(mutated.source)
  const text = plainSources.get(path) ?? stripTypeScriptTypes(readFileSync(path, "utf8"))
  plainSources.set(path, text)
  return text
}

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === "vitest" && isRenewed(context.parentURL ?? ""))
      return { url: suite, shortCircuit: true }
    const found = next(specifier, context)
    return isRenewed(found.url) ? { ...found, url: `${found.url}?${generation}` } : found
  },
  load: (url, context, next) =>
    isRenewed(url) && url.includes(".ts?")
      ? { format: "module", source: javaScriptOf(fileURLToPath(url)), shortCircuit: true }
      : next(url, context)
})

/** From now on this file has this source. */
export const mutate = (path: string, source: string): void => {
  generation += 1
  mutated = { path, source }
}

/** Loads a test file with all that it imports, as they are now. */
export const load = (path: string): Promise<unknown> => import(`${pathToFileURL(path).href}?${generation}`)
