interface LockEntry {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  readonly dev?: boolean
  readonly devOptional?: boolean
}

type Packages = Readonly<Record<string, LockEntry>>

export interface PackageLock {
  readonly lockfileVersion: number
  readonly packages: Packages
}

interface PackageManifest {
  readonly name: string
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

const resolvePackage = (packages: Packages, from: string, name: string): string | undefined => {
  const path = `${from === "" ? "" : `${from}/`}node_modules/${name}`
  if (path in packages) return path
  if (from === "") return undefined
  return resolvePackage(packages, from.slice(0, Math.max(from.lastIndexOf("node_modules/") - 1, 0)), name)
}

/** Leaves out optional peers, which a release doesn't install. */
const dependenciesOf = ({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta
}: LockEntry) => {
  const peers = Object.keys(peerDependencies ?? {})
  const needed = peers.filter((name) => peerDependenciesMeta?.[name]?.optional !== true)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...needed]
}

const reachablePackages = (packages: Packages, names: ReadonlyArray<string>): ReadonlySet<string> => {
  const reached = new Set<string>()
  const visit = (from: string, wanted: ReadonlyArray<string>) => {
    for (const name of wanted) {
      const path = resolvePackage(packages, from, name)
      if (path === undefined || reached.has(path)) continue
      reached.add(path)
      visit(path, dependenciesOf(packages[path] ?? {}))
    }
  }
  visit("", names)
  return reached
}

const withoutMarks = ({ dev: _dev, devOptional: _devOptional, ...rest }: LockEntry) => rest

export const releaseLock = ({ lockfileVersion, packages }: PackageLock, manifest: PackageManifest) => {
  const reached = [...reachablePackages(packages, Object.keys(manifest.dependencies))].sort()
  const kept = reached.map((path) => [path, withoutMarks(packages[path] ?? {})] as const)
  const { name, version } = manifest
  return {
    name,
    version,
    lockfileVersion,
    requires: true,
    packages: { "": manifest, ...Object.fromEntries(kept) }
  }
}
