import { everydayKind } from "./everyday-rows.ts"
import { makeRandom, pickOne } from "./random.ts"
import type { TrainingRow } from "./row.ts"

type Courtesies = Readonly<Record<"opening" | "closing", ReadonlyArray<string>>>

const courtesies: Readonly<Record<string, Courtesies>> = {
  "en roman": {
    opening: ["Hi,", "Hello there!", "Hey", "Dear sir,", "Good morning.", "hi team,"],
    closing: [
      "Thanks for the review.",
      "Thank you!",
      "thanks",
      "Take care.",
      "See you Monday.",
      "Best regards"
    ]
  },
  "hi roman": {
    opening: ["Namaste ji,", "Hello sir,", "Hi bhai"],
    closing: ["Dhanyavaad.", "shukriya", "Thanks bhai"]
  },
  "hi native": { opening: ["नमस्ते,", "नमस्कार सर,", "हेलो"], closing: ["धन्यवाद।", "शुक्रिया", "बहुत धन्यवाद"] },
  "te roman": {
    opening: ["Namaskaram,", "Hello anna", "Hi andi,"],
    closing: ["Dhanyavadalu.", "thanks andi", "Chala thanks"]
  },
  "te native": { opening: ["నమస్తే,", "నమస్కారం అండి,", "హలో"], closing: ["ధన్యవాదాలు.", "థ్యాంక్స్", "చాలా థ్యాంక్స్"] },
  "ta roman": {
    opening: ["Vanakkam,", "Hello anna", "Hi sir,"],
    closing: ["Nandri.", "romba thanks", "Thanks da"]
  },
  "ta native": { opening: ["வணக்கம்,", "ஹலோ", "வணக்கம் சார்,"], closing: ["நன்றி.", "ரொம்ப நன்றி", "தேங்க்ஸ்"] },
  "kn roman": {
    opening: ["Namaskara,", "Hello sir", "Hi anna,"],
    closing: ["Dhanyavadagalu.", "tumba thanks", "Thanks guru"]
  },
  "kn native": { opening: ["ನಮಸ್ಕಾರ,", "ಹಲೋ", "ನಮಸ್ತೆ ಸರ್,"], closing: ["ಧನ್ಯವಾದಗಳು.", "ಥ್ಯಾಂಕ್ಸ್", "ತುಂಬಾ ಧನ್ಯವಾದ"] }
}

const composedEmojis = ["😂", "🙏", "❤️", "🔥", "💀", "🙂", "🤡", "😭", "👍", "🤣😂", "😊", "✨"]
const sentenceJoints = [". ", ". ", ". ", ". ", "! ", "... ", " ", " ", ", ", "\n"]

const maxComposedLength = 300

const trailingPunctuation = /[.!?।…\s]+$/u

const composeText = (texts: ReadonlyArray<string>, cell: string, random: () => number): string => {
  const said = texts.reduce(
    (all, text) =>
      `${all.replace(trailingPunctuation, "")}${random() < 0.15 ? ` ${pickOne(composedEmojis, random)} ` : pickOne(sentenceJoints, random)}${text}`
  )
  const known = courtesies[cell]
  const opening = random() < 0.25 ? `${pickOne(known?.opening ?? [], random) ?? ""} ` : ""
  const closing = random() < 0.25 ? ` ${pickOne(known?.closing ?? [], random) ?? ""}` : ""
  const picture = random() < 0.3 ? ` ${pickOne(composedEmojis, random)}` : ""
  return `${opening}${said}${closing}${picture}`.trim()
}

/** Abuse beside such a sentence is abuse all the same. */
const excusingKinds: ReadonlySet<string | undefined> = new Set([
  "report-of-abuse",
  "offer",
  "self-harm-disclosure",
  "self-deprecation"
])

const excusedShare = 0.4

const isExcusing = ({ kind, label }: TrainingRow): boolean => label === "ok" && excusingKinds.has(kind)

const isUsable = (row: TrainingRow): boolean =>
  row.origin === "own" &&
  row.label !== undefined &&
  row.text.length <= 140 &&
  (row.author === undefined || isExcusing(row))

export const composedTextsPerSentence = 0.12

const cellsOf = (rows: ReadonlyArray<TrainingRow>) =>
  Map.groupBy(rows, ({ lang, script }) => `${lang} ${script}`)

/**
 * Composes texts of several sentences; one abusive sentence makes a text abusive. Deterministic. `share` is the
 * number of texts per row.
 */
export const compose = (
  rows: ReadonlyArray<TrainingRow>,
  share: number,
  seed: number
): ReadonlyArray<TrainingRow> => {
  const random = makeRandom(seed)
  return [...cellsOf(rows.filter(isUsable))].flatMap(([cell, some]) => {
    const fair = some.filter(({ label }) => label === "ok")
    const excusing = fair.filter(isExcusing)
    const abusive = some.filter(({ label }) => label === "toxic")
    return Array.from({ length: Math.floor(some.length * share) }, (_, at): TrainingRow | undefined => {
      const worst = at % 2 === 0 ? pickOne(abusive, random) : pickOne(fair, random)
      if (worst === undefined) return undefined
      const parts = [worst]
      const more = 1 + Math.floor(random() * 3)
      for (let added = 0; added < more; added++) {
        const other = pickOne(added === 0 && random() < excusedShare ? excusing : fair, random)
        const length = parts.reduce((sum, { text }) => sum + text.length + 2, 40)
        if (other === undefined || length + other.text.length > maxComposedLength) continue
        parts.splice(Math.floor(random() * (parts.length + 1)), 0, other)
      }
      const { lang, script, label, kind, origin, isHeldOut } = worst
      const text = composeText(
        parts.map((part) => part.text),
        cell,
        random
      )
      return { text, lang, script, label, kind, origin, isHeldOut, isComposed: true }
    }).filter((row) => row !== undefined)
  })
}

/** Everyday sentences, two to four in a text. Deterministic. `share` is the number of texts per sentence. */
export const joinEveryday = (
  rows: ReadonlyArray<TrainingRow>,
  share: number,
  seed: number
): ReadonlyArray<TrainingRow> => {
  const random = makeRandom(seed)
  return [...cellsOf(rows.filter(({ kind }) => kind === everydayKind))].flatMap(([cell, some]) =>
    some.slice(0, Math.floor(some.length * share)).map(({ lang, script, label, kind, origin, isHeldOut }) => {
      const parts = Array.from(
        { length: 2 + Math.floor(random() * 3) },
        () => pickOne(some, random)?.text ?? ""
      )
      return {
        text: composeText(parts, cell, random),
        lang,
        script,
        label,
        kind,
        origin,
        isHeldOut,
        isJoined: true
      }
    })
  )
}
