import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { localAnalyst, localGuard } from "#adapters/moderation/local/index.ts"
import { Analyst } from "#core/ports/analyst.ts"
import { Guard } from "#core/ports/guard.ts"

it.effect("the local guard answers the guard's port", () =>
  Effect.gen(function* () {
    const guard = yield* Guard
    expect((yield* guard.judge("You moron", { isLate: false })).decision).toBe("rejected")
    expect((yield* guard.judge("Thank you", { isLate: false })).decision).toBe("approved")
  }).pipe(Effect.provide(localGuard))
)

it.effect("the local analyst answers the analyst's port", () =>
  Effect.gen(function* () {
    const analyst = yield* Analyst
    expect((yield* analyst.analyse("You missed the deadline.")).category).toBe("Reliability")
  }).pipe(Effect.provide(localAnalyst))
)
