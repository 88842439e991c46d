import { expect, test } from "vitest"
import { showReplay } from "#cli/commands/replay/show-replay.ts"
import type { ReplayCounts } from "#core/use-cases/moderation/replay-tally.ts"

const changes = { rejected: 3, covered: 2, uncovered: 4, approved: 1, moved: 0 }

const counts: ReplayCounts = {
  judged: 1_200,
  ...changes,
  ...{ current: 7, unavailable: 1, unreadable: 0, changedMeanwhile: 0 },
  byGuardVersion: [
    { name: "local 2", judged: 1_000, rejected: 2, covered: 2, uncovered: 4, approved: 1, moved: 0 },
    { name: "local+openai 2+omni", judged: 200, rejected: 1, covered: 0, uncovered: 0, approved: 0, moved: 0 }
  ],
  byLabel: [{ name: "insult", judged: 10, ...changes }],
  byLanguage: [{ name: "hi", judged: 1_200, ...changes }]
}

test("a dry run is told as what would change, by guard version, label and language", () => {
  expect(showReplay(counts, false).join("\n")).toBe(`Judged again: 1,200 items.
Left as they are: 7 items, judged by the guard of today before.
Left as they are: 1 item, which nobody can judge now: run it again later.
Would change: 3 to rejected, 2 to covered, 4 from covered to approved, 1 from rejected to approved, 0 to another category or sentiment.
Nothing was changed: with --apply it will be.

last judged by       judged  to rejected  covered  uncovered  to approved  moved
local 2                1000            2        2          4            1      0
local+openai 2+omni     200            1        0          0            0      0

label   to rejected  covered  uncovered  to approved
insult            3        2          4            1

language  judged  to rejected  covered  uncovered  to approved  moved
hi          1200            3        2          4            1      0`)
})

test("with --apply it is told as what changed; without items there are no tables", () => {
  const none = { byGuardVersion: [], byLabel: [], byLanguage: [], current: 0, unavailable: 0 }
  expect(showReplay({ ...counts, ...none }, true)).toEqual([
    "Judged again: 1,200 items.",
    "Changed: 3 to rejected, 2 to covered, 4 from covered to approved, 1 from rejected to approved, 0 to another category or sentiment."
  ])
})
