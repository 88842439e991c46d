import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { listReports } from "#core/use-cases/reports/list-reports.ts"
import { reportPage } from "#core/use-cases/reports/report-page.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { readOnlyStore } from "../../../support/read-only-store.ts"
import { makeOwner, world } from "../../../support/world.ts"

const test = effectTestWith(world)

test("reports are read while the store can only be read, though the guard's opinion can't be kept", function* () {
  yield* makeOwner()
  const words = "abuse, and no page of hers"
  yield* reportPage({ link: "asha-raman", reason: "imitation", words, idempotencyKey: undefined })
  yield* TestClock.adjust("1 day")
  const listing = listReports({ limit: 10, after: null })
  const { reports } = yield* Effect.provide(listing, yield* readOnlyStore)
  assert.deepStrictEqual(
    reports.map(({ words, mark }) => [words, mark]),
    [[words, "rejected"]]
  )
})
