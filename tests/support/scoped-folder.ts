import { Effect } from "effect"
import { temporaryFolder } from "./server.ts"

/** An empty folder that is gone with the scope. */
export const scopedFolder = Effect.map(
  Effect.acquireRelease(Effect.sync(temporaryFolder), ({ remove }) => Effect.sync(remove)),
  ({ path }) => path
)
