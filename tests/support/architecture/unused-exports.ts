import { resolveImport, type Sources } from "./rules.ts"

/** The router's plugin reads what these export. */
const isRead = (path: string): boolean => path.startsWith("ui/routes/") || path === "ui/routeTree.gen.ts"

/** Exports of `sources` that no file of `users` imports, as `file: exports name to nobody`. */
export const findUnusedExports = (sources: Sources, users: Sources): ReadonlyArray<string> => {
  const taken = new Map<string, Set<string>>()
  for (const { path, imports } of users.values()) {
    for (const { specifier, names } of imports) {
      const target = resolveImport(path, specifier ?? "")
      taken.set(target, new Set([...(taken.get(target) ?? []), ...names]))
    }
  }
  return [...sources.values()].flatMap(({ path, exports }) => {
    const used = taken.get(path) ?? new Set()
    if (isRead(path) || used.has("*")) return []
    return [...exports].filter((name) => !used.has(name)).map((name) => `${path}: exports ${name} to nobody`)
  })
}
