import { cpSync } from "node:fs"
import { join } from "node:path"
import { onTestFinished } from "vitest"
import type { RunningServer } from "./running-server.ts"
import { startServer, temporaryFolder } from "./server.ts"

export const makeFolder = (): string => {
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  return folder.path
}

/** A copy of a data folder. */
export const copyOf = (folder: string): string => {
  const dataDir = join(makeFolder(), "data")
  cpSync(folder, dataDir, { recursive: true })
  return dataDir
}

export const startUnlimitedServer = async (
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  within: ReadonlyArray<string> = []
): Promise<RunningServer> => {
  const server = await startServer({ dataDir, env: { RATE_LIMIT: "off", ...env }, within })
  onTestFinished(() => void server.stop("SIGKILL"))
  return server
}
