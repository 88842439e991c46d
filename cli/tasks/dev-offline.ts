import { Effect } from "effect"
import { listenSettings } from "#cli/settings/config.ts"
import { offlineFront } from "./support/offline-front.ts"

const { port, host } = await Effect.runPromise(listenSettings).catch((error: Error) => {
  console.error(error.message)
  return process.exit(1)
})
const front = await offlineFront(port, host).catch((error: Error) => {
  console.error(`PORT ${port}: ${error.message}`)
  return process.exit(1)
})
console.log(`HonestHive (offline) is ready: ${front.resolvedUrls?.local[0] ?? ""}`)
console.log("Alt+Shift+O opens its panel: sample hives, slow and failing responses, reset.")
