import { builtinModules } from "node:module"
import { posix } from "node:path"
import type { ParsedImport, ParsedSource } from "./parse-source.ts"

export type Sources = ReadonlyMap<string, ParsedSource>

/** Each subfolder of these is an adapter; any other folder of adapters/ is one itself. */
const families = ["storage", "identity", "moderation", "images", "mail"]

/** Adapters that others share; the guard's thread runs the local guard, and a backup is sealed as texts are. */
const sharedParts = [
  "adapters/storage/in-memory",
  "adapters/moderation/local/index.ts",
  "adapters/moderation/remote",
  "adapters/indexed-db",
  "adapters/system/index.ts",
  "adapters/public-address/index.ts",
  "adapters/sealing/sealed-format.ts",
  "adapters/sealing/node/key-id.ts"
]

/** Folders that also run in a browser: without Node, and with these packages only. */
const portable: Readonly<Record<string, ReadonlyArray<string>>> = {
  core: ["effect"],
  "adapters/http": ["effect", "h3"],
  "adapters/moderation/local/engine": ["effect"],
  "adapters/moderation/local/index.ts": ["effect"],
  "adapters/storage/in-memory": ["effect"],
  "adapters/storage/browser": ["effect", "lowdb"],
  "adapters/images/browser": ["effect"],
  "adapters/identity/pbkdf2": ["effect", "effect/encoding"],
  "adapters/archive": ["effect", "fflate"],
  "adapters/indexed-db": []
}

/** Subfolders for one platform, which the rest of a portable folder may not import. */
const platformParts = ["adapters/http/node", "adapters/moderation/local/node"]

const guardRoom = "adapters/moderation/local"

/** Steps of the build and a tool of the command line, which cli loads beside the index.ts of an adapter. */
const guardTools = [`${guardRoom}/training/compile-guard.ts`, `${guardRoom}/training/evaluate/evaluate.ts`]
const tools = [...guardTools, "adapters/http/node/pack-client.ts"]

/** Types are gone when the program runs, so that they may come from anywhere. */
const isFaceImportAllowed = (from: string, to: string, isRuntime: boolean): boolean => {
  const needsFaces = isRuntime && (zoneOf(from) === "cli" || isBelow(from, offlineProduct))
  return !needsFaces || zoneOf(to) !== "adapters" || posix.basename(to) === "index.ts" || tools.includes(to)
}

/** A browser tab that is its own server: the only part of ui that imports adapters and effect. No other part imports it. */
const offlineProduct = "ui/offline"

/** Files of the local guard that the rest of the project may import. */
const guardFaces = [`${guardRoom}/index.ts`, `${guardRoom}/node/index.ts`, ...guardTools]

const ofNode = ["process", "Buffer", "require", "module", "global", "__dirname", "__filename", "setImmediate"]
const impure = [
  ...["Date.now", "Math.random", "new Date()", "performance", "crypto", "console", "globalThis"],
  ...["fetch", "setTimeout", "setInterval", "queueMicrotask", "localStorage"]
]

/** A path inside the project, or the name of a package. */
export const resolveImport = (from: string, specifier: string): string => {
  if (specifier.startsWith("#")) return posix.normalize(specifier.slice(1))
  return specifier.startsWith(".") ? posix.join(posix.dirname(from), specifier) : specifier
}

const isOurs = (target: string): boolean => /^(?:core|adapters|ui|cli|tests)\//.test(target)
const zoneOf = (path: string): string => path.split("/")[0] ?? ""
const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

const adapterOf = (path: string): string => {
  const [zone, first = "", second = ""] = path.split("/")
  return [zone, first, ...(families.includes(first) ? [second] : [])].join("/")
}

/** The rooms of core, with those that each may import besides itself. */
const rooms: Readonly<Record<string, ReadonlyArray<string>>> = {
  domain: [],
  concurrency: [],
  contract: ["domain"],
  ports: ["domain", "contract"],
  "use-cases": ["domain", "concurrency", "contract", "ports"]
}

const roomOf = (path: string): string => path.split("/")[1] ?? ""

/** A file of core outside of all rooms breaks the rule, too. */
const isRoomAllowed = (from: string, to: string): boolean => {
  const allowed = rooms[roomOf(from)]
  const isOwnRoom = roomOf(to) === roomOf(from)
  return zoneOf(to) === "core" && allowed !== undefined && (isOwnRoom || allowed.includes(roomOf(to)))
}

/** Rooms of core for adapters that the core calls. The HTTP adapter calls the core, and may import all of it. */
const outboundRooms = ["domain", "concurrency", "ports"]

const isCoreAllowed = (from: string, to: string): boolean =>
  adapterOf(from) === "adapters/http" || outboundRooms.includes(roomOf(to))

const isNodeModule = (target: string): boolean =>
  target.startsWith("node:") || builtinModules.includes(target.split("/")[0] ?? "") || target === "h3/node"

const mayImport: Readonly<Record<string, (from: string, to: string) => boolean>> = {
  core: isRoomAllowed,
  adapters: (from, to) =>
    (zoneOf(to) === "core" && isCoreAllowed(from, to)) ||
    (zoneOf(to) === "adapters" &&
      (adapterOf(to) === adapterOf(from) || sharedParts.some((part) => isBelow(to, part)))),
  ui: (from, to) => {
    if (isBelow(from, offlineProduct)) return ["core", "ui", "adapters"].includes(zoneOf(to))
    return ["core", "ui"].includes(zoneOf(to)) && !isBelow(to, offlineProduct)
  },
  cli: (_, to) => zoneOf(to) !== "tests"
}

/** Other folders import the faces only, and the server loads nothing of training. */
const isGuardImportAllowed = (from: string, to: string): boolean => {
  if (!isBelow(to, guardRoom)) return true
  if (!isBelow(from, guardRoom)) return guardFaces.includes(to)
  const isTraining = isBelow(from, `${guardRoom}/training`)
  return isTraining || isBelow(to, `${guardRoom}/engine`)
}

const platformPartOf = (path: string): string | undefined =>
  platformParts.find((folder) => isBelow(path, folder))

const isPlatformImportAllowed = (from: string, to: string): boolean =>
  zoneOf(from) !== "adapters" || [undefined, platformPartOf(from)].includes(platformPartOf(to))

const directionProblem = (from: string, target: string, isRuntime: boolean): string | undefined => {
  if (!isOurs(target)) return undefined
  const isAllowed =
    mayImport[zoneOf(from)]?.(from, target) !== false &&
    isGuardImportAllowed(from, target) &&
    isPlatformImportAllowed(from, target) &&
    isFaceImportAllowed(from, target, isRuntime)
  return isAllowed ? undefined : `${zoneOf(from)} may not import ${target}`
}

const portableFolderOf = (path: string) =>
  platformPartOf(path) === undefined
    ? Object.entries(portable).find(([folder]) => isBelow(path, folder))
    : undefined

const portableProblem = (from: string, target: string): string | undefined => {
  if (isOurs(target)) return undefined
  const entry = portableFolderOf(from)
  if (entry === undefined) {
    return zoneOf(from) === "ui" && isNodeModule(target) ? `ui may not import ${target}` : undefined
  }
  return entry[1].includes(target) ? undefined : `${entry[0]} may not import ${target}`
}

const importProblems = (path: string, { specifier, isRuntime }: ParsedImport): ReadonlyArray<string> => {
  // The build's output has no source to point at; only the command line loads it.
  if (specifier === null) return zoneOf(path) === "cli" ? [] : ["imports a path that is computed"]
  const target = resolveImport(path, specifier)
  const isCrossing = specifier.startsWith(".") && isOurs(target) && zoneOf(target) !== zoneOf(path)
  const spellingProblem = isCrossing ? `spells #${target} as a relative path` : undefined
  return [directionProblem(path, target, isRuntime), portableProblem(path, target), spellingProblem].filter(
    (text) => text !== undefined
  )
}

const useProblems = ({ path, uses }: ParsedSource): ReadonlyArray<string> => {
  const isPortable = portableFolderOf(path) !== undefined
  const forbidden = [...(isPortable ? ofNode : []), ...(zoneOf(path) === "core" ? impure : [])]
  return forbidden.filter((name) => uses.has(name)).map((name) => `uses ${name}`)
}

/** Packages that a file loads at run time, also by way of our own files, with the path of imports to each. */
const loadedPackages = (
  sources: Sources,
  path: string,
  way: ReadonlyArray<string> = []
): ReadonlyArray<string> => {
  if (way.includes(path)) return []
  const imports = (sources.get(path)?.imports ?? []).filter(({ isRuntime }) => isRuntime)
  const targets = imports.map(({ specifier }) => resolveImport(path, specifier ?? ""))
  return targets.flatMap((target) =>
    isOurs(target) ? loadedPackages(sources, target, [...way, path]) : [[...way, path, target].join(" → ")]
  )
}

const serverPackages = /→ (?:effect|h3|lowdb)(?:\/\S*)?$/

const isForeignToUi = (path: string, way: string): boolean =>
  isBelow(path, offlineProduct) ? isNodeModule(way.split(" → ").at(-1) ?? "") : serverPackages.test(way)

const uiProblems = (sources: Sources, { path }: ParsedSource): ReadonlyArray<string> =>
  zoneOf(path) === "ui"
    ? loadedPackages(sources, path)
        .filter((way) => isForeignToUi(path, way))
        .map((way) => `loads ${way}`)
    : []

const folderOf = (path: string): string => posix.dirname(path)

type ImportGraph = ReadonlyMap<string, ReadonlyArray<string>>

/** Parts of the project in which no folders import each other in a circle, types included. */
const withoutCircles = ["core", "adapters", "ui", "cli"]

const targetsOf = ({ path, imports }: ParsedSource): ReadonlyArray<string> =>
  imports.map(({ specifier }) => resolveImport(path, specifier ?? ""))

const foldersIn = (sources: Sources): ImportGraph => {
  const inZones = [...sources.values()].filter(({ path }) => withoutCircles.includes(zoneOf(path)))
  const byFolder = Map.groupBy(inZones, ({ path }) => folderOf(path))
  return new Map(
    [...byFolder].map(([folder, files]) => {
      const targets = files.flatMap(targetsOf).map(folderOf)
      return [folder, targets.filter((to) => zoneOf(to) === zoneOf(folder) && to !== folder)]
    })
  )
}

const filesIn = (sources: Sources): ImportGraph =>
  new Map([...sources.values()].map((source) => [source.path, targetsOf(source)]))

/** Names that lead back to themselves, also by way of others, as `name: is in a circle`. */
const circlesIn = (arrows: ImportGraph): ReadonlyArray<string> => {
  const reached = (name: string): ReadonlySet<string> => {
    const found = new Set<string>()
    const open = [...(arrows.get(name) ?? [])]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (found.has(next)) continue
      found.add(next)
      open.push(...(arrows.get(next) ?? []))
    }
    return found
  }
  return [...arrows.keys()].flatMap((name) => (reached(name).has(name) ? [`${name}: is in a circle`] : []))
}

export const findFileCircles = (sources: Sources): ReadonlyArray<string> => circlesIn(filesIn(sources))

/** Every breach of the hexagon's rules (CONTRIBUTING.md), as `file: what`. */
export const findViolations = (sources: Sources): ReadonlyArray<string> => [
  ...circlesIn(foldersIn(sources)),
  ...[...sources.values()].flatMap((source) => {
    const problems = [
      ...source.imports.flatMap((entry) => importProblems(source.path, entry)),
      ...useProblems(source),
      ...uiProblems(sources, source)
    ]
    return [...new Set(problems)].map((problem) => `${source.path}: ${problem}`)
  })
]
