import { Effect } from "effect"
import { publicHostsOf, readConfiguration } from "#cli/settings/config.ts"
import { devFront } from "./support/dev-front.ts"
import { restartingServer } from "./support/dev-server.ts"

const configuration = await Effect.runPromise(readConfiguration(true)).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const { port, host } = configuration
const origins = publicHostsOf(configuration, port).map(({ url }) => url.origin)
const server = await restartingServer(origins.join(","))
const front = await devFront({ port, host, behind: server.url }).catch((error: Error) => {
  console.error(`PORT ${port}: ${error.message}`)
  server.stop().finally(() => process.exit(1))
  return undefined
})
if (front !== undefined) console.log(`HonestHive (development) is ready: ${origins[0]}`)

// Vite's own handler would end the process before the server has stopped.
process.removeAllListeners("SIGTERM")
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await Promise.allSettled([front?.close(), server.stop()])
    process.exit(0)
  })
}
