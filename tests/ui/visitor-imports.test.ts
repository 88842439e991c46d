import { existsSync, readFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

const root = fileURLToPath(new URL("../..", import.meta.url))

const valueImports = (file: string): ReadonlyArray<string> =>
  [
    ...readFileSync(file, "utf8").matchAll(/^(?:import|export)\s+(?!type\b)(?:[^"']*?from\s+)?"([^"]+)"/gms)
  ].map((match) => match[1] ?? "")

const fileOf = (specifier: string, from: string): string | undefined => {
  if (specifier.startsWith("#")) return resolve(root, specifier.slice(1))
  return specifier.startsWith(".") ? resolve(dirname(from), specifier) : undefined
}

const packagesBehind = (file: string, seen: Set<string> = new Set()): ReadonlySet<string> => {
  const packages = new Set<string>()
  if (seen.has(file) || !existsSync(file) || file.endsWith(".css")) return packages
  seen.add(file)
  for (const specifier of valueImports(file)) {
    const next = fileOf(specifier, file)
    if (next === undefined) packages.add(specifier)
    else for (const name of packagesBehind(next, seen)) packages.add(name)
  }
  return packages
}

test("the visitor page loads React and nothing else", () => {
  const packages = packagesBehind(resolve(root, "ui/visitor/client.tsx"))
  expect([...packages].sort()).toEqual(["react", "react-dom/client"])
})
