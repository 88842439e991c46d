import { Effect } from "effect"
import { StoreHealth } from "#core/hives/hive-store.ts"
import { answering } from "../answering.ts"
import { openCall } from "../call-route.ts"

const answerHealth = answering("health")

export const health = openCall("health", ({ site }) =>
  StoreHealth.pipe(
    Effect.flatMap((store) => store.check),
    Effect.andThen(site.guard),
    Effect.flatMap((guard) =>
      answerHealth({ status: "ok", store: site.storeName, guard, version: site.version })
    )
  )
)
