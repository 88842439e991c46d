import type { Trace, TraceFinder } from "./trace.ts"

const word = "[\\p{L}\\p{M}\\p{N}\\u200c\\u200d.'’]+"
const upTo = (words: number): string => `${word}(?:[ ,]+${word}){0,${words - 1}}`

const closings =
  "yours(?: truly| sincerely| faithfully)?|(?:(?:best|kind|warm) )?regards|sincerely|cheers|love|hugs|xoxo|(?:best|warm) wishes|respectfully|thanks|thank you|signed"

const indicClosings = "ఇట్లు|ఇట్టు|இப்படிக்கு|அன்புடன்|ಇಂತಿ|ಇತಿ|भवदीय|itlu|ippadikku|anbudan|inti"

/** "Your" in each language. Followed by a word or two it closes a letter, as in "your friend". */
const yours =
  "आपका|आपकी|तुम्हारा|तुम्हारी|మీ|உங்கள்|உங்க|தங்கள்|ನಿಮ್ಮ|aapka|aapki|tumhara|tumhari|mee|unga|ungal|nimma|your|from(?: an?| one of)?"

const notWhose =
  "धन्यवाद|आभार|शुक्रिया|स्वागत|शुभ~|जय|काम|ధన్యవాద~|థాంక్స్|ఇష్టం|నన్రి|நன்றி|விருப்பம்|ಧನ್ಯವಾದ~|ಇಷ್ಟ|dhanyav~|shukriya|nandri|choice|call|turn|move|loss|welcome|swagat"

const sentenceEnd = "(?<=[.!?।…🙏😊❤️]\\s{0,3}|\\n\\s*)"
const textEnd = "[.!।\\s]*$"

const endings = [
  `(?<=[.!?।,]\\s*|\\n\\s*)[-–—\\x7e]\\s*(?!$)${upTo(5)}`,
  `${sentenceEnd}(?:${closings})(?:,\\s*|\\s*\\n\\s*|(?<=yours|regards) )(?:${upTo(4)})`,
  `${sentenceEnd}(?:${indicClosings})[,:]?\\s*(?:${upTo(4)})?`,
  `${sentenceEnd}(?:${yours}) (?!(?:${notWhose}))${word}(?:, ${word})?`,
  // A last line on its own.
  `(?<=[.!?।🙏😊]\\s*\\n\\s*)(?!(?:${notWhose}|thanks|thank|great|super|sorry|keep|please|good|bye))${word}`
]

const signature = new RegExp(
  `(?:${endings.join("|").replaceAll("~", "[\\p{L}\\p{M}]*")})(?=${textEnd})`,
  "iu"
)

const listLine = /^\s*[-–—~•*]/gmu

const isList = (text: string): boolean => (text.match(listLine)?.length ?? 0) > 1

export const findSignatures: TraceFinder = (text): ReadonlyArray<Trace> => {
  const match = isList(text) ? null : signature.exec(text)
  return match === null
    ? []
    : [{ kind: "signature", start: match.index, end: match.index + match[0].trimEnd().length }]
}
