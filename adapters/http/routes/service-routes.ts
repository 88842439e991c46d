import { Effect } from "effect"
import { StoreHealth } from "#core/ports/store-health.ts"
import { publicCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"

const respondWithHealth = makeResponder("health")

export const health = publicCall("health", () =>
  StoreHealth.pipe(
    Effect.flatMap((store) => store.check),
    Effect.andThen(respondWithHealth({ status: "ok" }))
  )
)
