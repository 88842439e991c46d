import { describe, expect, test } from "vitest"
import { lastReadingOf } from "#adapters/moderation/local/engine/model/evidence.ts"
import { contentSentences, segmentsOf } from "#adapters/moderation/local/engine/model/segments.ts"

const readingOf = (text: string) => lastReadingOf(text)

const wordsOf = (
  text: string,
  cut: (reading: ReturnType<typeof readingOf>) => ReturnType<typeof contentSentences>
) => {
  const reading = readingOf(text)
  return cut(reading).map(({ start, end }) => reading.wordList.slice(start, end).join(" "))
}

const contentSentencesOf = (text: string) => wordsOf(text, contentSentences)
const segments = (text: string) => wordsOf(text, (reading) => segmentsOf(contentSentences(reading)))

describe("what a text says", () => {
  test.each([
    ["Hi, your notes helped me a lot. Thanks!", ["your notes helped me a lot"]],
    ["Namaste ji, notes mil gaye. Dhanyavaad 🙏", ["notes mil gaye"]],
    ["வணக்கம், குறிப்புகள் கிடைத்தன. நன்றி.", ["குறிப்புகள் கிடைத்தன"]],
    ["Good morning sir your notes helped thank you so much", ["your notes helped"]]
  ])("is neither greeting nor thanks: %s", (text, sentences) => {
    expect(contentSentencesOf(text)).toEqual(sentences)
  })

  test.each(["Hello sir!", "Thank you so much 🙏", "Dhanyavaad"])(
    "is all of a text that says nothing else: %s",
    (text) => {
      expect(contentSentencesOf(text)).toHaveLength(1)
    }
  )

  test.each(["😂", "...", "!!", " ❤️🔥", "\n🙂"])("is the same with %s behind it", (decoration) => {
    const text = "The plan was late again. Nobody told us"
    expect(contentSentencesOf(`${text}${decoration}`)).toEqual(contentSentencesOf(text))
  })
})

describe("what is judged alone", () => {
  test("is each sentence, with the few words before it", () => {
    expect(segments("Ok. The plan was late again. Nobody told us why.")).toEqual([
      "ok . the plan was late again",
      "nobody told us why"
    ])
  })

  test("is nothing of a text of one sentence", () => {
    expect(segments("Hi, the plan was late again. Thanks!")).toEqual([])
  })

  test("is window by window where nobody sets a full stop, and every word stands in one", () => {
    const words = Array.from(
      { length: 40 },
      (_, at) => `word${"abcdefghij"[at % 10]}${"klmn"[Math.floor(at / 10)]}`
    )
    const windows = segments(words.join(" "))
    expect(windows.length).toBeGreaterThan(3)
    for (const word of words) expect(windows.some((window) => window.split(" ").includes(word))).toBe(true)
  })
})
