import type { QuestionText } from "../questions/owner-questions.ts"
import { isStorable, isTooLong, trimText } from "../values/text.ts"
import { hasHtml } from "./html-detection.ts"
import { hasLink } from "./link-detection.ts"
import { addressPhrases } from "./traces/contacts.ts"
import { findPhrases } from "./traces/phrase-finder.ts"

export const maxQuestions = 3

const maxQuestionGraphemes = 120

export const questionTexts = {
  tooMany: "You can ask up to 3 questions.",
  empty: "Please enter a question.",
  twice: "Please ask each question only once.",
  tooLong: "Questions and thank-you lines must be 120 characters or less.",
  malformed: "Invalid input. The text contains characters that cannot be stored.",
  html: "Invalid input. HTML content is not allowed in questions.",
  link: "Invalid input. Links are not allowed in questions.",
  contact: "Please leave out handles, addresses and numbers of five digits or more.",
  refused: "The moderation guard refused one of these texts. Please word it differently."
} as const

const handle = /(?:^|[^\p{L}\p{N}])@\s?[\p{L}\p{N}_]|[\p{L}\p{N}]@[\p{L}\p{N}]/u

const between = "[\\s.,'’()/_-]{0,2}"

/** Five digits of any script, also in groups: the separators of telephone numbers and of thousands. */
const longNumber = new RegExp(`\\p{Nd}(?:${between}\\p{Nd}){4}`, "u")

const spanOfYears = new RegExp(`(?<!\\p{Nd}${between})20\\d\\d[/-](?:20)?\\d\\d(?!${between}\\p{Nd})`, "gu")

const findAddresses = findPhrases("contact", addressPhrases)

const hasContact = (text: string): boolean => {
  const normal = text.normalize("NFKC").replace(/[\p{Cf}\p{M}]/gu, "")
  const hasLongNumber = longNumber.test(normal.replace(spanOfYears, ""))
  return handle.test(normal) || hasLongNumber || findAddresses(normal).length > 0
}

const lineProblem = (line: string): string | null => {
  if (!isStorable(line)) return questionTexts.malformed
  if (isTooLong(line, maxQuestionGraphemes)) return questionTexts.tooLong
  if (hasHtml(line)) return questionTexts.html
  if (hasLink(line)) return questionTexts.link
  return hasContact(line) ? questionTexts.contact : null
}

const flagWithTags =
  /🏴\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u

/** Format characters, but for those of flags and the joiners that Indic scripts and emoji need. */
const invisible = new RegExp(`(${flagWithTags.source})|(?![\\u200c\\u200d])\\p{Cf}`, "gu")

const normalLine = (line: string): string =>
  trimText(line.normalize("NFC").replace(invisible, "$1").replace(/\s+/g, " "))

/** Wording as stored and counted: visitors can't see a change of spaces or of encoding alone. */
export const normalQuestion = ({ question, thanks }: QuestionText): QuestionText => ({
  question: normalLine(question),
  thanks: normalLine(thanks)
})

const lookalikeKey = ({ question }: QuestionText): string =>
  question
    .normalize("NFKC")
    .replace(/[\s\p{Cf}]/gu, "")
    .toLowerCase()

export interface QuestionFault {
  readonly index: number
  readonly field: keyof QuestionText
  readonly text: string
}

type QuestionRule = (line: string, field: keyof QuestionText, index: number) => string | null

/** In the order in which faults are reported. */
const rulesFor = (normalised: ReadonlyArray<QuestionText>): ReadonlyArray<QuestionRule> => {
  const keys = normalised.map(lookalikeKey)
  return [
    (_line, _field, index) => (index < maxQuestions ? null : questionTexts.tooMany),
    (line, field) => (field === "question" && line === "" ? questionTexts.empty : null),
    (_line, _field, index) => (keys.indexOf(keys[index] ?? "") < index ? questionTexts.twice : null),
    lineProblem
  ]
}

const fields = ["question", "thanks"] as const

export const questionsFault = (normalised: ReadonlyArray<QuestionText>): QuestionFault | null => {
  const lines = normalised.flatMap((text, index) =>
    fields.map((field) => ({ index, field, line: text[field] }))
  )
  for (const problemOf of rulesFor(normalised)) {
    for (const { index, field, line } of lines) {
      const text = problemOf(line, field, index)
      if (text !== null) return { index, field, text }
    }
  }
  return null
}

export const questionsProblem = (normalised: ReadonlyArray<QuestionText>): string | null =>
  questionsFault(normalised)?.text ?? null
