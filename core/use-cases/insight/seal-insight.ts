import { Effect, Option, Schema } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { Insight } from "../../domain/insight/insight.ts"
import { insightId, insightKey, type StoredInsight } from "../../domain/insight/stored-insight.ts"
import type { AssociatedData } from "../../domain/values/sealed.ts"
import { Sealer } from "../../ports/sealer.ts"

const associatedDataOf = (owner: OwnerId): AssociatedData => ({ owner, item: insightId, field: "summary" })

const Findings = Schema.Array(Schema.Struct({ phrase: Schema.String, ids: Schema.Array(Schema.String) }))

const Content = Schema.fromJsonString(
  Schema.Struct({
    overallSentiment: Schema.String,
    strengths: Findings,
    areas: Findings,
    generalTone: Schema.String
  })
)

const decodeContent = Schema.decodeUnknownOption(Content)

export interface ComputedInsight extends Pick<StoredInsight, "fingerprint" | "by"> {
  readonly insight: Insight
}

export const sealInsight = Effect.fnUntraced(function* (owner: OwnerId, found: ComputedInsight) {
  const { fingerprint, by, insight } = found
  const content = yield* (yield* Sealer).seal(JSON.stringify(insight), associatedDataOf(owner))
  return { ...insightKey(owner), fingerprint, by, content } satisfies StoredInsight
})

export const openInsight = Effect.fnUntraced(function* ({ owner, content }: StoredInsight) {
  const text = yield* Effect.option((yield* Sealer).open(content, associatedDataOf(owner)))
  return Option.flatMap(text, decodeContent)
})
