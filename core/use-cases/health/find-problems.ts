import { Effect } from "effect"
import { Images } from "../../ports/images.ts"
import { KeyCheckValues } from "../../ports/key-check-values.ts"
import { Keyring } from "../../ports/keyring.ts"
import { MailHealth } from "../../ports/mail-health.ts"
import { type HealthProblem, StoreHealth } from "../../ports/store-health.ts"

export const problemOf = (
  kind: HealthProblem["kind"],
  found: Effect.Effect<string | undefined>,
  id?: string
): Effect.Effect<ReadonlyArray<HealthProblem>> =>
  Effect.map(found, (text) => (text === undefined ? [] : [{ kind, id, text }]))

export const findStartProblems = Effect.gen(function* () {
  const store = yield* (yield* StoreHealth).problems
  const key = yield* problemOf("key", (yield* Keyring).problem)
  // Without a valid key, checking what it opens would only repeat the problem.
  const checkValueProblems =
    key.length > 0 ? [] : yield* problemOf("key", (yield* KeyCheckValues).problem, "check values")
  return [...store, ...key.map((problem) => ({ ...problem, hides: [problem.kind] })), ...checkValueProblems]
})

export const findProblems = Effect.gen(function* () {
  return [
    ...(yield* findStartProblems),
    ...(yield* problemOf("images", (yield* Images).problem)),
    ...(yield* problemOf("mail", (yield* MailHealth).problem))
  ]
})

export const isStartAtRisk = ({ kind }: HealthProblem): boolean =>
  kind === "store" || kind === "files" || kind === "key"
