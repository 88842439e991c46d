import { Effect } from "effect"
import { StoreHealth } from "#core/ports/store-health.ts"
import { answering } from "../calls/answering.ts"
import { openCall } from "../calls/call-route.ts"

const answerHealth = answering("health")

export const health = openCall("health", () =>
  StoreHealth.pipe(
    Effect.flatMap((store) => store.check),
    Effect.andThen(answerHealth({ status: "ok" }))
  )
)
