import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { languages } from "#core/domain/languages/language.ts"
import { bundles } from "#ui/messages/bundles.ts"
import { receiptMessagesIn } from "#ui/messages/receipt-messages.ts"
import { visitorMessagesIn } from "#ui/messages/visitor-messages.ts"
import { type ParsedSource, parseSource } from "../../support/architecture/parse-source.ts"
import { resolveImport } from "../../support/architecture/rules.ts"

const root = fileURLToPath(new URL("../../..", import.meta.url))

const textsByPath: ReadonlyMap<string, string> = new Map<string, string>(
  ["core", "ui"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
        (name) => `${folder}/${name}`
      )
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith("ui/messages/generated/"))
    .map((path) => [path, readFileSync(join(root, path), "utf8")] as const)
)

const parsedByPath = new Map<string, ParsedSource>()

const parsed = (path: string): ParsedSource => {
  const known = parsedByPath.get(path) ?? parseSource(path, textsByPath.get(path) ?? "")
  parsedByPath.set(path, known)
  return known
}

/** The router's plugin writes imports without endings. */
const fileOf = (target: string): string | undefined =>
  [target, `${target}.tsx`, `${target}.ts`].find((path) => textsByPath.has(path))

const reachedFrom = (
  starts: ReadonlyArray<string>,
  isLeftOut: (path: string) => boolean = () => false
): ReadonlySet<string> => {
  const reached = new Set<string>()
  const waiting = [...starts]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || isLeftOut(path)) continue
    reached.add(path)
    for (const { specifier, isRuntime } of parsed(path).imports) {
      const target = isRuntime && specifier !== null ? fileOf(resolveImport(path, specifier)) : undefined
      if (target !== undefined) waiting.push(target)
    }
  }
  return reached
}

const areasIn = (paths: ReadonlySet<string>): ReadonlyArray<string> => {
  const areas = [...paths].flatMap((path) =>
    [...(textsByPath.get(path) ?? "").matchAll(/useMessages\(\s*"(\w+)"/g)].map(([, area = ""]) => area)
  )
  return [...new Set(areas)].sort()
}

const isPortal = (path: string): boolean => /^ui\/(?:pages|features|routes)\/admin\//.test(path)

const portalPages = [...textsByPath.keys()].filter((path) => path.startsWith("ui/pages/admin/"))

test("each entry loads the messages that its modules use, and no others", { timeout: 30_000 }, () => {
  const app = areasIn(reachedFrom(["ui/start/main.tsx"], isPortal))
  const ofPages = areasIn(reachedFrom(["ui/server-entry.ts"]))
  // Not read by components: those of pages' words, and of the browser tab that is its own server.
  const server = new Set([...ofPages, "categories", "releaseRule", "offline"])
  expect({ ...bundles.byLanguage, ...bundles.allLanguages, server: bundles.server }).toEqual({
    visitor: areasIn(reachedFrom(["ui/visitor/client.tsx"])),
    receipt: areasIn(reachedFrom(["ui/receipt/client.tsx"])),
    open: areasIn(reachedFrom(["ui/public-pages/client.tsx"])),
    app,
    server: [...server].sort(),
    admin: areasIn(reachedFrom(portalPages)).filter((area) => !app.includes(area))
  })
})

describe("[anon A43] the pages of visitors", () => {
  test.each([
    ["ui/visitor/client.tsx", ['import("#core/domain/feedback/crisis-model.ts")']],
    ["ui/receipt/client.tsx", []]
  ] as const)("load no words later: %s", (entry, later) => {
    const reached = [...reachedFrom([entry])]
    expect(reached).toContain("ui/components/language-switch.tsx")
    const imports = reached.flatMap(
      (path) => textsByPath.get(path)?.match(/(?<!typeof )\bimport\([^)]*\)/g) ?? []
    )
    expect(imports).toEqual(later)
  })

  test("load React and nothing else", () => {
    const imports = [...reachedFrom(["ui/visitor/client.tsx"])].flatMap((path) => parsed(path).imports)
    const names = imports.map(({ specifier, isRuntime }) => (isRuntime ? specifier : null))
    const packages = names.filter((name) => name !== null && !/^[.#]/.test(name))
    expect([...new Set(packages)].sort()).toEqual(["react", "react-dom/client"])
  })

  test.each([visitorMessagesIn, receiptMessagesIn])("have all languages in one file %#", (messagesIn) => {
    const switches = languages.map((language) => messagesIn(language).everyPage?.language)
    expect(new Set(switches).size).toBe(languages.length)
  })
})

test("the server loads whole catalogues of no language", () => {
  const imports = [...reachedFrom(["ui/server-entry.ts"])].flatMap((path) => parsed(path).imports)
  const loaded = imports.flatMap(({ specifier, isRuntime }) => (isRuntime ? (specifier ?? []) : []))
  expect(loaded.filter((specifier) => specifier.endsWith("generated/server.ts"))).not.toEqual([])
  expect(loaded.filter((specifier) => /generated\/.*\/catalogue\.ts$/.test(specifier))).toEqual([])
})
