import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { PreparedResponse } from "../floor/prepared-response.ts"
import type { BenchContext } from "../row.ts"
import { type ChildServer, startChild } from "./child-server.ts"

const script = (path: string) => fileURLToPath(new URL(`../floor/${path}`, import.meta.url))

export const temporaryFolder = (cleanUp: AsyncDisposableStack): string => {
  const folder = mkdtempSync(join(tmpdir(), "honesthive-bench-"))
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Every bench folder is sealed with this key. */
export const benchKey = "be".repeat(32)

/** The built server, without its stopping on the clean-up: for rows that measure the start. */
export const spawnHonestHive = (
  bench: BenchContext,
  dataDir: string,
  env: Readonly<Record<string, string>> = {}
): Promise<ChildServer> =>
  startChild([join(bench.dist, "server", "main.js"), "serve"], {
    DATA_DIR: dataDir,
    ENCRYPTION_KEY: benchKey,
    PORT: "0",
    RATE_LIMIT: "off",
    LOG_LEVEL: "error",
    ...env
  })

const trackServer = (bench: BenchContext, server: ChildServer): ChildServer => {
  bench.cleanUp.defer(server.stop)
  return server
}

export const startHonestHive = async (
  bench: BenchContext,
  dataDir: string,
  env: Readonly<Record<string, string>> = {}
): Promise<ChildServer> => trackServer(bench, await spawnHonestHive(bench, dataDir, env))

export const startFloor = async (
  bench: BenchContext,
  answers: ReadonlyArray<PreparedResponse>
): Promise<ChildServer> => {
  const journal = join(temporaryFolder(bench.cleanUp), "lines")
  return trackServer(bench, await startChild([script("floor-server.ts"), journal, JSON.stringify(answers)]))
}

/** A proxy that hands connections to these servers in turn. */
export const startRoundRobin = async (
  bench: BenchContext,
  behind: ReadonlyArray<ChildServer>
): Promise<ChildServer> => {
  const proxy = fileURLToPath(new URL("round-robin.ts", import.meta.url))
  return trackServer(bench, await startChild([proxy, ...behind.map(({ port }) => `${port}`)]))
}

export const spawnHello = (): Promise<ChildServer> => startChild([script("hello-server.ts")])
