import { pathToFileURL } from "node:url"
import { buildOrExit, serverBundle } from "./support/build.ts"

await buildOrExit()
process.argv.splice(2, 0, "serve")
await import(pathToFileURL(serverBundle).href)
