import { Effect } from "effect"
import type { HealthProblem } from "../../ports/store-health.ts"

type ProblemTexts = ReadonlyMap<HealthProblem["kind"], string>

const textsByKind = (problems: ReadonlyArray<HealthProblem>): ProblemTexts =>
  new Map(problems.map(({ kind, text }) => [kind, text]))

/** Compares kinds, not texts: texts contain counts, which change with every check. */
const reportChanges = Effect.fnUntraced(function* (before: ProblemTexts, now: ProblemTexts) {
  for (const [kind, text] of now) if (!before.has(kind)) yield* Effect.logError(text)
  for (const [kind, text] of before) if (!now.has(kind)) yield* Effect.logInfo(`Solved: ${text}`)
})

export const watchProblems = <R>(find: Effect.Effect<ReadonlyArray<HealthProblem>, never, R>) =>
  Effect.gen(function* () {
    let known: ProblemTexts = new Map()
    const look = Effect.gen(function* () {
      const now = textsByKind(yield* find)
      yield* reportChanges(known, now)
      known = now
    })
    return yield* Effect.forever(Effect.delay(look, "1 minute"))
  })
