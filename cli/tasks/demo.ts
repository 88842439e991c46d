import { Effect } from "effect"
import { fillDataDir, forgetOtherPlaces, temporaryDataDir } from "#cli/demo/demo-folder.ts"
import { endTogether, startDemoServer } from "#cli/demo/demo-server.ts"
import { signInCard } from "#cli/demo/sign-in-card.ts"
import { buildOrExit, serverBundle } from "./support/build.ts"

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.once(signal, () => process.exit(0))

forgetOtherPlaces()
await buildOrExit()
const dataDir = temporaryDataDir()
console.log("Filling the sample hives …")
const hives = await Effect.runPromise(fillDataDir(dataDir)).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
endTogether(startDemoServer(serverBundle, dataDir, (address) => console.log(signInCard(address, hives))))
