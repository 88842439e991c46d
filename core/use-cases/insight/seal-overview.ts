import { Effect, Option, Schema } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { Overview } from "../../domain/insight/overview.ts"
import { overviewId, overviewKey, type StoredOverview } from "../../domain/insight/stored-overview.ts"
import type { SealedPlace } from "../../domain/values/sealed.ts"
import { Sealer } from "../../ports/sealer.ts"

const placeOf = (owner: OwnerId): SealedPlace => ({ owner, item: overviewId, field: "summary" })

const Findings = Schema.Array(Schema.Struct({ phrase: Schema.String, ids: Schema.Array(Schema.String) }))

const Content = Schema.fromJsonString(
  Schema.Struct({
    overallSentiment: Schema.String,
    strengths: Findings,
    areas: Findings,
    generalTone: Schema.String
  })
)

const decode = Schema.decodeUnknownOption(Content)

export interface FoundOverview extends Pick<StoredOverview, "fingerprint" | "by"> {
  readonly overview: Overview
}

export const sealOverview = Effect.fnUntraced(function* (owner: OwnerId, found: FoundOverview) {
  const { fingerprint, by, overview } = found
  const content = yield* (yield* Sealer).seal(JSON.stringify(overview), placeOf(owner))
  return { ...overviewKey(owner), fingerprint, by, content } satisfies StoredOverview
})

/** None for one that does not open any more: it is made anew. */
export const openOverview = Effect.fnUntraced(function* ({ owner, content }: StoredOverview) {
  const text = yield* Effect.option((yield* Sealer).open(content, placeOf(owner)))
  return Option.flatMap(text, decode)
})
