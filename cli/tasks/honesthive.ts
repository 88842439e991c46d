import { pathToFileURL } from "node:url"
import { buildOrExit, serverBundle } from "./support/build.ts"

await buildOrExit()
await import(pathToFileURL(serverBundle).href)
