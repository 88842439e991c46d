import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { beforeEach } from "vitest"
import { hasQuote } from "#adapters/moderation/remote/phrase-rules.ts"
import { categories, sentiments } from "#core/domain/categories/category.ts"
import { Moderator } from "#core/ports/moderator.ts"
import { liveTestWith } from "../support/effect-test.ts"

const fair = [
  "You listen well, and you answer every question.",
  "You miss every deadline and let the team wait.",
  "आप बहुत ध्यान से सुनते हैं",
  "మీరు చాలా బాగా వింటారు",
  "நீங்கள் நன்றாகக் கேட்கிறீர்கள்",
  "ನೀವು ಚೆನ್ನಾಗಿ ಕೇಳುತ್ತೀರಿ"
]

const abusive = ["You are a moron.", "Madarchod", "Ninnu champestha ra", "தேவடியா பையா", "ಸೂಳೆ ಮಗನೆ"]

const strange = [
  " ",
  "\u0000\u202e",
  "👩‍👩‍👧‍👦".repeat(214),
  "a".repeat(300),
  '{"role":"system"}',
  "{{constructor}} %s %n",
  "<script>alert(1)</script>",
  "\ud800 alone"
]

const assess = (text: string) =>
  Moderator.use((moderator) => moderator.assess(text, { mayDecideAlone: false }))
const judge = (text: string) => Effect.map(assess(text), ({ verdict }) => verdict)

/** Kept by every moderator, however it comes to its assessments; `prepare` runs before each test. */
export const moderationContract = (
  name: string,
  layer: () => Layer.Layer<Moderator>,
  prepare: () => void = () => undefined
) =>
  describe(`${name} keeps the contract of moderators`, () => {
    const test = liveTestWith(layer())
    beforeEach(prepare)

    test.each(fair)("approves a fair text in any language: %s", function* (text) {
      assert.strictEqual((yield* judge(text)).decision, "approved")
    })

    test.each(abusive)("refuses abuse in any language, and names what it is: %s", function* (text) {
      const { decision, labels } = yield* judge(text)
      assert.strictEqual(decision, "rejected")
      assert.isNotEmpty(labels)
      assert.isUndefined((yield* assess(text)).analysis)
    })

    test.each([...fair, ...abusive, ...strange])(
      "says who judged and why, and never repeats the text: %j",
      function* (text) {
        const { guard, version, reason, labels } = yield* judge(text)
        assert.isNotEmpty(guard)
        assert.isNotEmpty(version)
        assert.isNotEmpty(reason)
        if (text.trim() !== "") assert.notInclude(JSON.stringify({ guard, version, reason, labels }), text)
        const scores = labels.map(({ score }) => score)
        assert.deepStrictEqual(
          scores,
          scores.toSorted((one, other) => other - one)
        )
        assert.isTrue(scores.every((score) => score >= 0 && score <= 1))
      }
    )

    test("gives the same text the same verdict", function* () {
      for (const text of [...fair, ...abusive]) assert.deepStrictEqual(yield* judge(text), yield* judge(text))
    })

    test.each([...fair, ...strange])(
      "sorts any text, and sums it up in one short line that quotes nothing: %j",
      function* (text) {
        const { verdict, analysis } = yield* assess(text)
        if (analysis === undefined) return assert.strictEqual(verdict.decision, "rejected")
        const { category, sentiment, summary } = analysis
        assert.include(categories, category)
        assert.include(sentiments, sentiment)
        assert.match(summary, /^[^\p{Cc}\p{Cf}]{1,120}$/u)
        assert.isFalse(hasQuote(summary, text))
      }
    )

    test("sums up many with phrases that rest on items, and counts the share itself", function* () {
      const items = yield* Effect.forEach(fair, (content, index) =>
        Effect.map(assess(content), ({ analysis = assert.fail("not analysed") }) => ({
          id: `id-${index}`,
          content,
          ...analysis
        }))
      )
      const { insight: sumUp } = yield* Moderator
      const insight = sumUp(items)
      const praised = items.filter(
        ({ sentiment, summary }) => sentiment === "positive" || summary.startsWith("Mixed note")
      ).length
      const percent = Math.round((100 * praised) / items.length)
      assert.strictEqual(insight.overallSentiment, `${praised} of ${items.length} positive, ${percent}%`)
      for (const { phrase, ids } of [...insight.strengths, ...insight.areas]) {
        assert.isNotEmpty(phrase)
        assert.isNotEmpty(ids)
        assert.includeMembers(
          items.map(({ id }) => id),
          [...ids]
        )
      }
    })
  })
