import { Effect } from "effect"
import { StoreHealth } from "#core/ports/store-health.ts"
import { publicCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"

const respondWithHealth = makeResponder("health")
const respondWithApi = makeResponder("apiDescription")

export const health = publicCall("health", () =>
  StoreHealth.pipe(
    Effect.flatMap((store) => store.check),
    Effect.andThen(respondWithHealth({ status: "ok" }))
  )
)

/** Loaded on demand, because few programs ask for it. */
export const apiDescription = publicCall("apiDescription", () =>
  Effect.promise(() => import("#core/contract/openapi.ts")).pipe(
    Effect.flatMap(({ openApiDocument }) => respondWithApi(openApiDocument))
  )
)
