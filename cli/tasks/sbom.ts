import { spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./support/run.ts"

const target = join(root, "dist", "sbom.json")

interface Component {
  readonly "bom-ref": string
  readonly name: string
  readonly version: string
}

interface Bill {
  readonly metadata: { readonly component: Component }
  readonly components: ReadonlyArray<Component>
  readonly dependencies: ReadonlyArray<{ readonly ref: string; readonly dependsOn: ReadonlyArray<string> }>
}

/** Under npm, `npm_execpath` names the very npm that is running; on Windows plain `npm` is no program to spawn. */
const npmCommand = (): readonly [command: string, args: ReadonlyArray<string>] => {
  const running = process.env.npm_execpath
  if (running?.endsWith("js")) return [process.execPath, [running]]
  return [process.platform === "win32" ? "npm.cmd" : "npm", []]
}

/** All that the lock file names, for every platform: no matter what is installed here. */
const readBill = (): Bill => {
  const [npm, first] = npmCommand()
  const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--loglevel=error"]
  const options = { cwd: root, encoding: "utf8", maxBuffer: 1 << 26, shell: npm.endsWith(".cmd") } as const
  const { status, stdout, stderr, error } = spawnSync(npm, [...first, ...args], options)
  if (status !== 0) throw new Error(`npm sbom failed. ${error?.message ?? stderr}`)
  return JSON.parse(stdout)
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>
}

/** `name@version` of all that is not only there to build and test. */
const readRuntime = (): ReadonlySet<string> => {
  const { packages }: Lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"))
  const used = Object.entries(packages).filter(([, { dev }]) => dev !== true)
  return new Set(used.map(([path, { version }]) => `${path.split("node_modules/").at(-1)}@${version}`))
}

/** What a server runs with. npm's own `--omit=dev` also drops what a server shares with the tests. */
const withoutTools = ({ components, dependencies, ...bill }: Bill): Bill => {
  const runtime = readRuntime()
  const kept = components.filter(({ name, version }) => runtime.has(`${name}@${version}`))
  const refs = new Set([bill.metadata.component, ...kept].map((component) => component["bom-ref"]))
  const edges = dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((wanted) => refs.has(wanted)) }))
  return { ...bill, components: kept, dependencies: edges }
}

/** npm takes the folder's name for the product's. */
const named = (bill: Bill): Bill => {
  const { name }: { readonly name: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  return { ...bill, metadata: { ...bill.metadata, component: { ...bill.metadata.component, name } } }
}

mkdirSync(join(root, "dist"), { recursive: true })
writeFileSync(target, `${JSON.stringify(named(withoutTools(readBill())), null, 2)}\n`)
console.log(`Written: ${target}`)
