import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { localAnalyst } from "../../../../adapters/moderation/local/local-analyst.ts"
import { localGuard } from "../../../../adapters/moderation/local/local-guard.ts"
import { Analyst } from "../../../../core/categories/analyst.ts"
import { Guard } from "../../../../core/moderation/guard.ts"

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
