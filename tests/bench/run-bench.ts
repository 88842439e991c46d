import { cpSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { startLoad } from "./load/load.ts"
import type { BenchOptions, BenchResult, BenchRow } from "./row.ts"
import { temporaryFolder } from "./servers/servers.ts"

const packages = fileURLToPath(new URL("../../node_modules", import.meta.url))
const packageFile = fileURLToPath(new URL("../../package.json", import.meta.url))
export const ownBuild = fileURLToPath(new URL("../../dist", import.meta.url))

export interface MeasuredRow extends BenchResult {
  readonly row: string
}

const copyBuild = (built: string, cleanUp: AsyncDisposableStack): string => {
  const folder = temporaryFolder(cleanUp)
  for (const part of ["client", "guard", "server"])
    cpSync(join(built, part), join(folder, part), { recursive: true })
  // Without it, Node would compile each file twice to see whether it is a module.
  cpSync(packageFile, join(folder, "package.json"))
  // The bundle leaves out packages that are loaded on demand.
  symlinkSync(packages, join(folder, "node_modules"), "junction")
  return folder
}

/** Measures rows one after the other, and leaves nothing behind. */
export const runBench = async (
  rows: ReadonlyArray<BenchRow>,
  options: BenchOptions,
  built: string = ownBuild,
  onRow: (row: string, turn: number, rowCount: number) => void = () => undefined
): Promise<ReadonlyArray<MeasuredRow>> => {
  await using shared = new AsyncDisposableStack()
  const [dist, load] = [copyBuild(built, shared), startLoad(shared)]
  const measured: Array<MeasuredRow> = []
  for (const [index, row] of rows.entries()) {
    onRow(row.name, index + 1, rows.length)
    await using cleanUp = new AsyncDisposableStack()
    const findings = await row.measure({ options, dist, load, cleanUp, shared })
    measured.push(...findings.map((finding) => ({ row: row.name, ...finding })))
  }
  return measured
}
