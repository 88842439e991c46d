import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { Day } from "#core/domain/values/day.ts"
import { Retention } from "#core/ports/retention.ts"
import { sweepRetention } from "#core/use-cases/retention/sweep-retention.ts"
import { effectTest as test } from "../../../support/effect-test.ts"

test("[anon A30] reports and shown notes go after 90 days, one that its writer took back after 30, the rest in its time", function* () {
  const now = Date.parse("2026-11-30T23:59:00Z")
  yield* TestClock.setTime(now)
  const swept: Array<unknown> = []
  const retention = Retention.of({
    forget: Effect.void,
    sweep: (before) => Effect.sync(() => swept.push(before))
  })
  yield* Effect.provideService(sweepRetention, Retention, retention)
  const limits: Parameters<Retention["Service"]["sweep"]>[0] = {
    reports: Day("2026-09-01"),
    shownNotes: Day("2026-09-01"),
    withdrawnNotes: Day("2026-11-01"),
    submissionKeys: Day("2026-11-29"),
    invitations: Day("2026-11-30"),
    formerEmails: now,
    sessionSeen: Date.parse("2026-11-23T23:59:00Z"),
    sessionCreated: Date.parse("2026-10-31T23:59:00Z"),
    adminSessionSeen: Date.parse("2026-11-30T23:29:00Z"),
    adminSessionCreated: Date.parse("2026-11-30T15:59:00Z")
  }
  assert.deepStrictEqual(swept, [limits])
})
