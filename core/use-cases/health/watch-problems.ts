import { Effect } from "effect"
import type { HealthProblem } from "../../ports/store-health.ts"

type KnownProblems = ReadonlyMap<string, HealthProblem>

const withHidden = (before: KnownProblems, found: ReadonlyArray<HealthProblem>): KnownProblems => {
  const hidden = new Set(found.flatMap(({ hides = [] }) => hides))
  return new Map([
    ...[...before].filter(([, { kind }]) => hidden.has(kind)),
    ...found.map((problem) => [`${problem.kind} ${problem.id ?? ""}`, problem] as const)
  ])
}

const reportChanges = Effect.fnUntraced(function* (before: KnownProblems, now: KnownProblems) {
  for (const [name, { text }] of now) if (!before.has(name)) yield* Effect.logError(text)
  for (const [name, { text }] of before) if (!now.has(name)) yield* Effect.logInfo(`Solved: ${text}`)
})

/** Looks soon after the start, so that whoever starts a server sees what is wrong with it. */
export const watchProblems = <R>(find: Effect.Effect<ReadonlyArray<HealthProblem>, never, R>) =>
  Effect.gen(function* () {
    let known: KnownProblems = new Map()
    const look = Effect.gen(function* () {
      const now = withHidden(known, yield* find)
      yield* reportChanges(known, now)
      known = now
    })
    yield* Effect.delay(look, "10 seconds")
    return yield* Effect.forever(Effect.delay(look, "1 minute"))
  })
