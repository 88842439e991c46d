import { Effect } from "effect"
import { temporaryFolder } from "./server.ts"

export const scopedFolder = Effect.map(
  Effect.acquireRelease(Effect.sync(temporaryFolder), ({ remove }) => Effect.sync(remove)),
  ({ path }) => path
)
