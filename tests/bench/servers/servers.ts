import { spawn } from "node:child_process"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { temporaryFolder as makeFolder, untilServing } from "../../support/server.ts"
import type { PreparedResponse } from "../floor/prepared-response.ts"
import type { BenchContext } from "../row.ts"

const script = (path: string) => fileURLToPath(new URL(`../floor/${path}`, import.meta.url))

export const temporaryFolder = (cleanUp: AsyncDisposableStack): string => {
  const { path, remove } = makeFolder()
  cleanUp.defer(remove)
  return path
}

type Env = Readonly<Record<string, string>>

/** A server as a process of its own. */
export type ChildServer = Awaited<ReturnType<typeof untilServing>>

const startChild = (args: ReadonlyArray<string>, env: Env = {}): Promise<ChildServer> =>
  untilServing(
    spawn(process.execPath, args, {
      env: { PATH: process.env.PATH, TZ: "UTC", RELEASE_DEFAULT: "anyone", ...env }
    })
  )

/** Every bench folder is sealed with this key. */
export const benchKey = "be".repeat(32)

/** The built server, without its stopping on the clean-up: for rows that measure the start. */
export const spawnHonestHive = (bench: BenchContext, dataDir: string, env: Env = {}): Promise<ChildServer> =>
  startChild([join(bench.dist, "server", "main.js"), "serve"], {
    DATA_DIR: dataDir,
    ENCRYPTION_KEY: benchKey,
    PORT: "0",
    RATE_LIMIT: "off",
    LOG_LEVEL: "error",
    ...env
  })

const trackServer = (bench: BenchContext, server: ChildServer): ChildServer => {
  bench.cleanUp.defer(async () => void (await server.stop()))
  return server
}

export const startHonestHive = async (
  bench: BenchContext,
  dataDir: string,
  env: Env = {}
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

export const spawnHello = (): Promise<ChildServer> => startChild([script("hello-server.mjs")])
