import { Effect } from "effect"
import type { HealthProblem } from "#core/ports/store-health.ts"

type TextsByKind = ReadonlyMap<HealthProblem["kind"], string>

const byKind = (problems: ReadonlyArray<HealthProblem>): TextsByKind =>
  new Map(problems.map(({ kind, text }) => [kind, text]))

/** Counts in the texts change with every look: one kind is said once. */
const report = Effect.fnUntraced(function* (before: TextsByKind, now: TextsByKind) {
  for (const [kind, text] of now) if (!before.has(kind)) yield* Effect.logError(text)
  for (const [kind, text] of before) if (!now.has(kind)) yield* Effect.logInfo(`This is over: ${text}`)
})

/** Looks every minute, for ever; says in the log what appears, and when it is over. */
export const watchProblems = <R>(find: Effect.Effect<ReadonlyArray<HealthProblem>, never, R>) =>
  Effect.gen(function* () {
    let known: TextsByKind = new Map()
    const look = Effect.gen(function* () {
      const now = byKind(yield* find)
      yield* report(known, now)
      known = now
    })
    return yield* Effect.forever(Effect.delay(look, "1 minute"))
  })
