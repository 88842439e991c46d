import { builtinModules } from "node:module"
import { posix } from "node:path"
import type { Import, Source } from "./parse-source.ts"

export type Sources = ReadonlyMap<string, Source>

/** Folders with one adapter in each of theirs; any other folder of adapters/ is one adapter. */
const families = ["storage", "identity", "moderation", "images"]

/** What several adapters are made of; itself no adapter of a port. */
const sharedParts = ["adapters/storage/resident", "adapters/moderation/remote", "adapters/indexed-db"]

/** These also run in a browser: nothing of Node, and only these packages. */
const portable: Readonly<Record<string, ReadonlyArray<string>>> = {
  core: ["effect"],
  "adapters/http": ["effect", "h3"],
  "adapters/moderation/local": ["effect"],
  "adapters/storage/memory": ["effect"],
  "adapters/images/memory": ["effect"],
  "adapters/storage/resident": ["effect"],
  "adapters/storage/browser": ["effect", "lowdb"],
  "adapters/images/browser": ["effect"],
  "adapters/identity/pbkdf2": ["effect", "effect/encoding"],
  "adapters/indexed-db": []
}

const ofNode = ["process", "Buffer", "require", "module", "global", "__dirname", "__filename", "setImmediate"]
const impure = [
  ...["Date.now", "Math.random", "new Date()", "performance", "crypto", "console", "globalThis"],
  ...["fetch", "setTimeout", "setInterval", "queueMicrotask", "localStorage"]
]

/** A path inside the project, or the name of a package. */
const resolveImport = (from: string, specifier: string): string => {
  if (specifier.startsWith("#")) return posix.normalize(specifier.slice(1))
  return specifier.startsWith(".") ? posix.join(posix.dirname(from), specifier) : specifier
}

const isOurs = (target: string): boolean => /^(?:core|adapters|ui|cli|tests)\//.test(target)
const zoneOf = (path: string): string => path.split("/")[0] ?? ""
const isBelow = (path: string, folder: string): boolean => path.startsWith(`${folder}/`)

const adapterOf = (path: string): string => {
  const [zone, first = "", second = ""] = path.split("/")
  return [zone, first, ...(families.includes(first) ? [second] : [])].join("/")
}

const isNodeModule = (target: string): boolean =>
  target.startsWith("node:") || builtinModules.includes(target.split("/")[0] ?? "") || target === "h3/node"

const mayImport: Readonly<Record<string, (from: string, to: string) => boolean>> = {
  core: (_, to) => zoneOf(to) === "core",
  adapters: (from, to) =>
    zoneOf(to) === "core" ||
    (zoneOf(to) === "adapters" &&
      (adapterOf(to) === adapterOf(from) || sharedParts.some((part) => isBelow(to, part)))),
  ui: (_, to) => ["core", "ui"].includes(zoneOf(to)),
  cli: (_, to) => zoneOf(to) !== "tests"
}

const directionProblem = (from: string, target: string): string | undefined => {
  if (!isOurs(target)) return undefined
  return mayImport[zoneOf(from)]?.(from, target) === false
    ? `${zoneOf(from)} may not import ${target}`
    : undefined
}

const portableProblem = (from: string, target: string): string | undefined => {
  if (isOurs(target)) return undefined
  const entry = Object.entries(portable).find(([folder]) => isBelow(from, folder))
  if (entry === undefined) {
    return zoneOf(from) === "ui" && isNodeModule(target) ? `ui may not import ${target}` : undefined
  }
  return entry[1].includes(target) ? undefined : `${entry[0]} may not import ${target}`
}

const importProblems = (path: string, { specifier }: Import): ReadonlyArray<string> => {
  // What the build made has no source to point at; only the command line loads it.
  if (specifier === null) return zoneOf(path) === "cli" ? [] : ["imports a path that is computed"]
  const target = resolveImport(path, specifier)
  return [directionProblem(path, target), portableProblem(path, target)].filter((text) => text !== undefined)
}

const useProblems = ({ path, uses }: Source): ReadonlyArray<string> => {
  const isPortable = Object.keys(portable).some((folder) => isBelow(path, folder))
  const forbidden = [...(isPortable ? ofNode : []), ...(zoneOf(path) === "core" ? impure : [])]
  return forbidden.filter((name) => uses.has(name)).map((name) => `uses ${name}`)
}

/** Packages that a file loads when it runs, through our own files as well, with the way to each. */
const loadedPackages = (
  sources: Sources,
  path: string,
  way: ReadonlyArray<string> = []
): ReadonlyArray<string> => {
  if (way.includes(path)) return []
  const targets = (sources.get(path)?.imports ?? [])
    .filter(({ isRuntime }) => isRuntime)
    .map(({ specifier }) => resolveImport(path, specifier ?? ""))
  return targets.flatMap((target) =>
    isOurs(target) ? loadedPackages(sources, target, [...way, path]) : [[...way, path, target].join(" → ")]
  )
}

const serverPackages = /→ (?:effect|h3|lowdb)(?:\/\S*)?$/

const uiProblems = (sources: Sources, { path }: Source): ReadonlyArray<string> =>
  zoneOf(path) === "ui"
    ? loadedPackages(sources, path)
        .filter((way) => serverPackages.test(way))
        .map((way) => `loads ${way}`)
    : []

/** Every breach of the hexagon's rules (README, "Shape"), as `file: what`. */
export const findViolations = (sources: Sources): ReadonlyArray<string> =>
  [...sources.values()].flatMap((source) => {
    const problems = [
      ...source.imports.flatMap((entry) => importProblems(source.path, entry)),
      ...useProblems(source),
      ...uiProblems(sources, source)
    ]
    return [...new Set(problems)].map((problem) => `${source.path}: ${problem}`)
  })
