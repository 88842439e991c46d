import { describe, expect, test } from "vitest"
import { describeVerdicts, verdictsData } from "#cli/commands/verdicts/describe-verdicts.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { verdictIdOf } from "#core/domain/moderation/verdict-record.ts"
import { Day } from "#core/domain/values/day.ts"
import { makeVerdict } from "../../../support/storage-records.ts"

const first = makeVerdict("0f00d", "i", { version: "2", reason: "Nothing abusive was found." })
const secondVerdict = makeVerdict(verdictIdOf(FeedbackId("i"), 2), "i", {
  judgedOn: Day("2026-12-01"),
  decision: "rejected",
  guard: "local+openai",
  version: "3+omni-moderation-2024-09-26",
  labels: [
    { label: "insult", score: 0.914 },
    { label: "hate", score: 0.3 }
  ],
  reason: "openai found insult."
})

describe("the verdicts on an item", () => {
  test("are told in plain words, first to last", () => {
    const lines = describeVerdicts("i", {
      state: "rejected",
      isHeld: false,
      verdicts: [first, secondVerdict]
    })
    expect(lines.join("\n")).toBe(`Item i
It is rejected: its owner sees a placeholder, nobody sees the text.

1. 2026-11-20, when it came: approved
   Judged by  local (version 2)
   Found      no label
   Because    Nothing abusive was found.

2. 2026-12-01, in a replay: rejected
   Judged by  local (version 3), then openai (version omni-moderation-2024-09-26)
   Found      insult 0.91, hate 0.30
   Because    openai found insult.`)
  })

  test("are told as data, with all of the scores", () => {
    const { verdicts } = verdictsData("i", { state: "rejected", isHeld: false, verdicts: [secondVerdict] })
    const { decision, judgedOn, labels, reason } = secondVerdict
    const phases = [
      { guard: "local", version: "3" },
      { guard: "openai", version: "omni-moderation-2024-09-26" }
    ]
    expect(verdicts).toEqual([{ round: 2, judgedOn, decision, phases, labels, reason }])
  })

  test.each([
    ["pending", /waits for the guard/],
    ["approved", /can read it/],
    ["rejected", /nobody sees the text/]
  ] as const)("say what became of the item: %s", (state, words) => {
    expect(describeVerdicts("i", { state, isHeld: false, verdicts: [] }).join("\n")).toMatch(words)
    expect(describeVerdicts("i", { state, isHeld: true, verdicts: [] }).join("\n")).toMatch(
      /until it is released/
    )
  })
})
