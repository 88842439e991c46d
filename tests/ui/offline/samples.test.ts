import { describe, expect, test } from "vitest"
import { analyseText } from "#adapters/moderation/local/engine/analyse-text.ts"
import { judgeText } from "#adapters/moderation/local/engine/judge-text.ts"
import { feedbackProblem } from "#core/domain/feedback/feedback-text.ts"
import { questionsProblem } from "#core/domain/feedback/question-text.ts"
import { maxPublicItems } from "#core/domain/hives/hive-rules.ts"
import { languages } from "#core/domain/languages/language.ts"
import { suggestLink } from "#core/domain/links/suggest-link.ts"
import { profileProblem, trimProfile } from "#core/domain/profiles/profile-rules.ts"
import { trimText } from "#core/domain/values/text.ts"
import { livePageHives } from "#ui/offline/samples/sample-hives.ts"
import { samplePeople } from "#ui/offline/samples/sample-people.ts"
import { languageOf } from "#ui/text/script-language.ts"

const cases = samplePeople.map((hive) => [hive.email, hive] as const)

describe.each(cases)("the sample hive %s", (_email, { profile, questions, texts }) => {
  test("holds only what its owner and visitors could really send", () => {
    if (profile !== null) expect(profileProblem(trimProfile(profile), true)).toBeNull()
    expect(texts.filter(({ text }) => feedbackProblem(text) !== null)).toEqual([])
    // Texts are told by what is stored of them.
    expect(texts.filter(({ text }) => trimText(text) !== text)).toEqual([])
  })

  test("publishes at most five, and none that the guard refuses", () => {
    const shown = texts.filter(({ isPublic }) => isPublic)
    expect(shown.length).toBeLessThanOrEqual(maxPublicItems)
    expect(shown.filter(({ text }) => judgeText(text).decision !== "approved")).toEqual([])
  })

  test("asks and answers only what its owner could, and answers public texts alone", () => {
    expect(questionsProblem(questions)).toBeNull()
    const answers = texts.flatMap(({ reply }) => reply?.answer ?? [])
    const lines = questions.flatMap(({ question, thanks }) =>
      thanks === "" ? [question] : [question, thanks]
    )
    for (const text of [...answers, ...lines]) expect(judgeText(text).decision).toBe("approved")
    expect(answers.filter((text) => feedbackProblem(text) !== null)).toEqual([])
    const answered = texts.filter(({ reply }) => reply?.answer !== undefined)
    expect(answered.filter(({ isPublic }) => !isPublic)).toEqual([])
  })

  test("shows each of its questions beside the texts that pick it: there are at least three", () => {
    const picked = texts.flatMap(({ question = [] }) => question)
    const counts = questions.map(({ question }) => picked.filter((each) => each === question).length)
    expect(counts.filter((count) => count < 3)).toEqual([])
    expect(new Set(picked)).toEqual(new Set(questions.map(({ question }) => question)))
  })
})

test("one hive is at the limit, with more that could be public", () => {
  const limit = samplePeople.find(({ email }) => email === "limit@demo.example")
  const approved = (limit?.texts ?? []).filter(({ text }) => judgeText(text).decision === "approved")
  expect(approved.filter(({ isPublic }) => isPublic)).toHaveLength(maxPublicItems)
  expect(approved.length).toBeGreaterThan(maxPublicItems)
})

describe.each(languages.filter((language) => language !== "en"))("the hive in %s", (language) => {
  const { profile, questions, texts, ...hive } = livePageHives[language]

  test("is written in that language, but for a note in Latin letters", () => {
    const words = [
      ...Object.values(profile ?? {}),
      ...questions.flatMap(({ question, thanks }) => [question, thanks]).filter((text) => text !== ""),
      ...texts.flatMap(({ text, reply }) => [text, reply?.answer ?? []].flat())
    ]
    expect(words.filter((text) => languageOf(text) !== language)).toHaveLength(1)
    expect(hive.language).toBe(language)
    expect(suggestLink(profile?.name ?? "")).toMatch(/^[a-z]+-[a-z]+$/)
  })

  test("has notes that the guard rejects, and approved ones in all six categories", () => {
    const judged = texts.map(({ text }) => ({ text, decision: judgeText(text).decision }))
    expect(judged.filter(({ decision }) => decision === "rejected").length).toBeGreaterThanOrEqual(1)
    const approved = judged.filter(({ decision }) => decision === "approved")
    expect(approved.length).toBeGreaterThanOrEqual(16)
    expect(new Set(approved.map(({ text }) => analyseText(text).category)).size).toBe(6)
  })
})
