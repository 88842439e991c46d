import { expect, test } from "vitest"
import {
  normalQuestion,
  questionsFault,
  questionsProblem,
  questionTexts
} from "#core/domain/feedback/question-text.ts"

const problemOf = (question: string, thanks = "") => questionsProblem([{ question, thanks }])

test.each([
  "What should I do more of?",
  "What should we stop doing in our 2026 planning?",
  "मुझे क्या और करना चाहिए?",
  "Was it better in 2024 or in 2025?",
  "Which part of Instagram, GitHub or Python3 should I explain?",
  "What went well in 2025-26, and what in 2024/2025?",
  "Was it 1️⃣ or 2️⃣?",
  "How was the 9:30 stand-up on floor 12?",
  "What did you think of the talk @ noon?".replace("@", "at")
])("takes %j as a question and as a thank-you line", (text) => {
  expect(problemOf(text)).toBeNull()
  expect(problemOf("What else?", text)).toBeNull()
})

test.each([
  ["Write to @asha instead?", questionTexts.contact],
  ["Do you follow asha_codes on Instagram?", questionTexts.contact],
  ["Write to asha@home?", questionTexts.contact],
  ["Who sits at 560001?", questionTexts.contact],
  ["Call me: 98 76 5?", questionTexts.contact],
  ["Call me: (040) 12-34?", questionTexts.contact],
  ["क्या ५६०००१ सही है?", questionTexts.contact],
  ["Is 1\u200b2345 yours?", questionTexts.contact],
  ["Ｗｈｏ ｉｓ １２３４５?", questionTexts.contact],
  ["Call me: 9️⃣8️⃣4️⃣5️⃣0️⃣?", questionTexts.contact],
  ["Call me: 9̲8̲4̲5̲0̲?", questionTexts.contact],
  ["Call me: 2025-2698?", questionTexts.contact],
  ["Call me: 40 2025-26?", questionTexts.contact],
  ["Mail asha at example dot com?", questionTexts.contact],
  ["Mail asha [at] example [dot] org?", questionTexts.contact],
  ["Find me on Insta asha_rao?", questionTexts.contact],
  ["Did you read example.com?", questionTexts.link],
  ["Mail asha@example.com?", questionTexts.link],
  ["What <b>now</b>?", questionTexts.html],
  ["a".repeat(121), questionTexts.tooLong],
  ["What\u0000?", questionTexts.malformed]
])("refuses %j, as a question and as a thank-you line", (text, problem) => {
  expect(problemOf(text)).toBe(problem)
  expect(problemOf("What else?", text)).toBe(problem)
})

test.each([
  [["What now?", "a".repeat(121)], ["", ""], { index: 1, field: "question" }],
  [["What now?", "What else?"], ["", "Mail asha@home"], { index: 1, field: "thanks" }],
  [["What now?", "", "Ask @asha?"], ["", "", ""], { index: 1, field: "question" }],
  [["What?", "Who?", "what ?"], ["", "", ""], { index: 2, field: "question" }]
] as const)("says which of %j with %j is at fault", (questions, thanks, place) => {
  const texts = questions.map((question, index) => ({ question, thanks: thanks[index] ?? "" }))
  expect(questionsFault(texts)).toMatchObject(place)
})

test("refuses an empty question, a repeated one and a fourth one", () => {
  const texts = (...questions: ReadonlyArray<string>) =>
    questionsProblem(questions.map((question) => ({ question, thanks: "" })))
  expect(texts()).toBeNull()
  expect(texts("")).toBe(questionTexts.empty)
  expect(texts("What?", "What?")).toBe(questionTexts.twice)
  expect(texts("What now?", "what  now ?")).toBe(questionTexts.twice)
  expect(texts("What\u200c?", "What?")).toBe(questionTexts.twice)
  expect(texts("a?", "b?", "c?", "d?")).toBe(questionTexts.tooMany)
})

const scotland = "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"

test.each([
  [" What now? ", "What now?"],
  ["What \t\r\n now?", "What now?"],
  ["What\u00a0now?", "What now?"],
  ["\u202eWhat\u200b now\u2060?", "What now?"],
  ["Ou\u0300 ?", "Où ?"],
  [`Why ${scotland}?\u{e007f}`, `Why ${scotland}?`],
  ["क्\u200dष क्या?", "क्\u200dष क्या?"],
  ["\n", ""]
])("%j is the wording %j, which visitors can't tell apart", (question, wording) => {
  expect(normalQuestion({ question, thanks: question })).toEqual({ question: wording, thanks: wording })
})
