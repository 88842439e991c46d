import { Effect } from "effect"
import type { HealthProblem } from "../../ports/store-health.ts"

type ProblemTexts = ReadonlyMap<string, string>

const textsByProblem = (problems: ReadonlyArray<HealthProblem>): ProblemTexts =>
  new Map(problems.map(({ kind, id = "", text }) => [`${kind} ${id}`, text]))

const reportChanges = Effect.fnUntraced(function* (before: ProblemTexts, now: ProblemTexts) {
  for (const [problem, text] of now) if (!before.has(problem)) yield* Effect.logError(text)
  for (const [problem, text] of before) if (!now.has(problem)) yield* Effect.logInfo(`Solved: ${text}`)
})

export const watchProblems = <R>(find: Effect.Effect<ReadonlyArray<HealthProblem>, never, R>) =>
  Effect.gen(function* () {
    let known: ProblemTexts = new Map()
    const look = Effect.gen(function* () {
      const now = textsByProblem(yield* find)
      yield* reportChanges(known, now)
      known = now
    })
    return yield* Effect.forever(Effect.delay(look, "1 minute"))
  })
