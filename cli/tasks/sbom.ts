import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { npm } from "./support/npm.ts"
import { repositoryRoot } from "./support/run.ts"

const sbomFile = join(repositoryRoot, "dist", "sbom.json")

interface Component {
  readonly "bom-ref": string
  readonly name: string
  readonly version: string
}

interface BillOfMaterials {
  readonly serialNumber?: string
  readonly metadata: { readonly component: Component; readonly timestamp?: string }
  readonly components: ReadonlyArray<Component>
  readonly dependencies: ReadonlyArray<{ readonly ref: string; readonly dependsOn: ReadonlyArray<string> }>
}

const readBill = (): BillOfMaterials =>
  JSON.parse(npm(repositoryRoot, "sbom", "--sbom-format=cyclonedx", "--package-lock-only"))

interface InstalledPackages {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>
}

const readRuntime = (): ReadonlySet<string> => {
  const { packages }: InstalledPackages = JSON.parse(
    readFileSync(join(repositoryRoot, "package-lock.json"), "utf8")
  )
  const used = Object.entries(packages).filter(([, { dev }]) => dev !== true)
  return new Set(used.map(([path, { version }]) => `${path.split("node_modules/").at(-1)}@${version}`))
}

/** Keeps the server's packages. npm's `--omit=dev` also drops those shared with the tests. */
const withoutTools = ({ components, dependencies, ...bill }: BillOfMaterials): BillOfMaterials => {
  const runtime = readRuntime()
  const kept = components.filter(({ name, version }) => runtime.has(`${name}@${version}`))
  const refs = new Set([bill.metadata.component, ...kept].map((component) => component["bom-ref"]))
  const edges = dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((wanted) => refs.has(wanted)) }))
  return { ...bill, components: kept, dependencies: edges }
}

/**
 * Names the product, for which npm takes the folder's name, and leaves out the random number and the time, so that the
 * same packages give the same bytes.
 */
const reproducibleBill = ({ serialNumber: _, ...bill }: BillOfMaterials): BillOfMaterials => {
  const { name }: { readonly name: string } = JSON.parse(
    readFileSync(join(repositoryRoot, "package.json"), "utf8")
  )
  const { timestamp: _time, component, ...metadata } = bill.metadata
  return { ...bill, metadata: { ...metadata, component: { ...component, name } } }
}

mkdirSync(join(repositoryRoot, "dist"), { recursive: true })
writeFileSync(sbomFile, `${JSON.stringify(reproducibleBill(withoutTools(readBill())), null, 2)}\n`)
console.log(`Written: ${sbomFile}`)
