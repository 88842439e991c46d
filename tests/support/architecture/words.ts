import type { ParsedSource } from "./parse-source.ts"
import { resolveImport, type Sources } from "./rules.ts"

const vagueNames = ["asked", "told", "said", "named", "given", "place", "part", "waiting", "rest", "left"]

const hangingStart = /^(?:What|Who|Whose|Those|These|The same|Of|As|By|So|Such|Nothing|Nobody)\b/

export const findVagueNames = (sources: Sources): ReadonlyArray<string> =>
  [...sources.values()].flatMap(({ path, exports, types }) =>
    [...new Set([...exports, ...types])]
      .filter((name) => vagueNames.includes(name.toLowerCase()))
      .map((name) => `${path}: ${name}`)
  )

/** Declarations that several files have, as `name: files`. */
const repeatedIn = (
  sources: Sources,
  declaredBy: (source: ParsedSource) => Iterable<string>
): ReadonlyArray<string> => {
  const declared = [...sources.values()].flatMap((source) =>
    Array.from(declaredBy(source), (declaration) => ({ declaration, path: source.path }))
  )
  return [...Map.groupBy(declared, ({ declaration }) => declaration)]
    .filter(([, all]) => all.length > 1)
    .map(([declaration, all]) => `${declaration.split(" ", 1)}: ${all.map(({ path }) => path).join(", ")}`)
}

export const findRepeatedTypes = (sources: Sources): ReadonlyArray<string> =>
  repeatedIn(sources, ({ types }) => types)

/** Characters. A shorter value may be the same by chance. */
const minCopyLength = 40

/** The guard's model was trained on sounds that its own table gives. */
const separateConstants: ReadonlySet<string> = new Set(["consonants"])

/** Constants and functions of one name and one value. */
export const findCopies = (sources: Sources): ReadonlyArray<string> =>
  repeatedIn(sources, ({ constants }) =>
    [...constants].flatMap(([name, value]) =>
      value.length < minCopyLength || separateConstants.has(name) ? [] : [`${name} = ${value}`]
    )
  )

export const findHangingComments = (sources: Sources): ReadonlyArray<string> =>
  [...sources.values()].flatMap(({ path, comments }) =>
    comments.filter((text) => hangingStart.test(text)).map((text) => `${path}: ${text}`)
  )

/** The router's plugin reads what these export. */
const isRead = (path: string): boolean => path.startsWith("ui/routes/") || path === "ui/routeTree.gen.ts"

/**
 * Exports of `sources` that no file of `users` imports and their own one doesn't use either, by what `usedAtHome` gives,
 * as `file: exports name to nobody`.
 */
export const findUnusedExports = (
  sources: Sources,
  users: Sources,
  usedAtHome: (source: ParsedSource) => ReadonlySet<string> = () => new Set()
): ReadonlyArray<string> => {
  const taken = new Map<string, Set<string>>()
  for (const { path, imports } of users.values()) {
    for (const { specifier, names } of imports) {
      const target = resolveImport(path, specifier ?? "")
      taken.set(target, new Set([...(taken.get(target) ?? []), ...names]))
    }
  }
  return [...sources.values()].flatMap((source) => {
    const { path, exports } = source
    const used = (taken.get(path) ?? new Set()).union(usedAtHome(source))
    if (isRead(path) || used.has("*")) return []
    return [...exports].filter((name) => !used.has(name)).map((name) => `${path}: exports ${name} to nobody`)
  })
}
