import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { localModerator } from "#adapters/moderation/local/index.ts"
import { Moderator } from "#core/ports/moderator.ts"

it.effect("the local moderator judges and sorts", () =>
  Effect.gen(function* () {
    const { assess } = yield* Moderator
    expect((yield* assess("You moron", { isLate: false })).verdict.decision).toBe("rejected")
    const { verdict, analysis } = yield* assess("You missed the deadline.", { isLate: false })
    expect(verdict.decision).toBe("approved")
    expect(analysis?.category).toBe("Reliability")
  }).pipe(Effect.provide(localModerator()))
)
