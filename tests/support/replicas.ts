import { randomBytes } from "node:crypto"
import { startServer, temporaryFolder } from "./server.ts"

export const encryptionKey = randomBytes(32).toString("hex")

export const startReplicas = async (
  databaseUrl: string,
  count: number,
  env: Readonly<Record<string, string>> = {}
) => {
  const folders = Array.from({ length: count }, temporaryFolder)
  const common = { DATABASE_URL: databaseUrl, ENCRYPTION_KEY: encryptionKey, RATE_LIMIT: "off", ...env }
  const servers = await Promise.all(folders.map(({ path }) => startServer({ dataDir: path, env: common })))
  return {
    servers,
    stop: async () => {
      const codes = await Promise.all(servers.map((server) => server.stop()))
      if (codes.some((code) => code !== 0)) throw new Error(`A server did not stop well: ${codes}`)
      for (const { remove } of folders) remove()
    }
  }
}

export type Replicas = Awaited<ReturnType<typeof startReplicas>>
