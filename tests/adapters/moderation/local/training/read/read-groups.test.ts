import { describe, expect, test } from "vitest"
import { conceptsOf } from "#adapters/moderation/local/training/read/lexicons.ts"
import { groupsIn } from "#adapters/moderation/local/training/read/read-groups.ts"
import { excuseOf, ruleOf } from "#adapters/moderation/local/training/read/rules.ts"

const groups = (...lines: ReadonlyArray<string>) => groupsIn(lines.join("\n"), "words.txt")

const rules = (...lines: ReadonlyArray<string>) => groups(...lines).map(ruleOf)

describe("a file of terms", () => {
  test("is read group by group, without comments and empty lines", () => {
    const read = rules(
      "# about",
      "",
      "[insult | likely | exact]",
      "dolt",
      "  dunce ",
      "# more",
      "[hate | certain | sound]",
      "x*"
    )
    expect(read).toEqual([
      { label: "insult", score: 0.75, spelling: "exact", terms: "dolt\ndunce" },
      { label: "hate", score: 0.95, spelling: "sound", terms: "x*" }
    ])
  })

  test("may name choices once and use them often, in later lists too", () => {
    const [group] = groups(
      "{limb}:",
      "leg",
      "arm",
      "{part}:",
      "{limb}",
      "nose",
      "[threat | certain | exact]",
      "break (your|ur) ({part})"
    )
    expect(group?.lines).toMatchObject([{ text: "break (your|ur) (leg|arm|nose)", place: "words.txt:8" }])
  })

  test("of excuses says which labels they explain", () => {
    expect(
      groups("[excuse | exact | insult, hate]", "holy cow", "[excuse | sound]", "ok").map(excuseOf)
    ).toEqual([
      { labels: ["insult", "hate"], spelling: "exact", terms: "holy cow" },
      { labels: undefined, spelling: "sound", terms: "ok" }
    ])
  })
})

describe("a mistake is named with its file and line", () => {
  test.each([
    [["dolt"], "words.txt:1: a [group] must stand above the first entry"],
    [["[insult | likely | exact]"], "words.txt:1: nothing stands below it"],
    [["[insult | likely | exact]", "", "dolt, dunce"], 'words.txt:3: "dolt, dunce" must be one entry'],
    [["[rude | likely | exact]", "dolt"], 'words.txt:1: "rude" is no label'],
    [["[insult | perhaps | exact]", "dolt"], 'words.txt:1: "perhaps" is no degree of sureness'],
    [["[insult | likely | loud]", "dolt"], 'words.txt:1: "loud" is no spelling'],
    [["[insult | likely]", "dolt"], 'words.txt:1: "" is no spelling'],
    [["[insult | likely | exact]", "dolt", "(a|b"], 'words.txt:3: the parentheses of "(a|b" do not match'],
    [["[insult | likely | exact]", "a)("], "words.txt:2: the parentheses"],
    [["[insult | likely | exact]", "({limb})"], "words.txt:2: no list {limb}: stands above it"],
    [["{limb}:", "leg", "{limb}:", "arm"], "words.txt:3: there is a list {limb}: already"],
    [["[insult | likely | exact]", "***"], 'words.txt:2: "***" holds no word'],
    [["[insult | likely | exact]", "dolt (!)"], "words.txt:2: Nothing of"]
  ])("%j", (lines, message) => {
    expect(() => rules(...lines)).toThrow(message)
  })

  test.each([
    [["[politeness]", "please"], 'words.txt:1: "politeness" is no concept'],
    [["[thanks]", "thanks", "[thanks]", "thank you"], "words.txt:3: [thanks] stands above already"],
    [["[thanks]", "*ks"], 'words.txt:2: "*ks" must begin with a word']
  ])("in a lexicon: %j", (lines, message) => {
    expect(() => conceptsOf(groups(...lines))).toThrow(message)
  })
})
