import { offlineFront } from "./support/offline-front.ts"

const port = Number(process.env.PORT ?? "3000")

const front = await offlineFront(port, process.env.HOST ?? "127.0.0.1").catch((error: Error) => {
  console.error(`PORT ${port}: ${error.message}`)
  return process.exit(1)
})
console.log(`HonestHive (offline) is ready: ${front.resolvedUrls?.local[0] ?? ""}`)
console.log("Alt+Shift+O opens its panel: sample hives, slow and failing answers, reset.")
