import { Effect } from "effect"
import { openApiDocument } from "#core/contract/openapi.ts"
import { lazy } from "#core/domain/values/lazy.ts"
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

const describedApi = lazy(() => Effect.runSync(respondWithApi(openApiDocument())))

export const apiDescription = publicCall("apiDescription", () => Effect.sync(describedApi))
