import { Effect, Option, Schema } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import { type Sealed, type SealedPlace, Sealer } from "../support/sealer.ts"
import type { Overview } from "./analyst.ts"

const overviewId = "overview"

/**
 * What a hive's items say together, as it was found once: all servers answer it as long as the same items count. It
 * goes when one of its hive's items is deleted.
 */
export interface StoredOverview {
  readonly kind: "overview"
  readonly id: typeof overviewId
  readonly owner: OwnerId
  /** Of the items that it rests on. */
  readonly fingerprint: string
  /** Who found it: `overviewBy` of an analyst, or the name of a service. */
  readonly by: string
  /** An `Overview` as JSON, sealed like texts. */
  readonly content: Sealed
}

export const overviewKey = (owner: OwnerId) => ({ kind: "overview", owner, id: overviewId }) as const

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
