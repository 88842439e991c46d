import type { InsightPhrasesMessages } from "../messages/generated/catalogue.ts"
import { textByKey } from "./message-key.ts"

export const phraseText = (phrase: string, { phrases }: InsightPhrasesMessages): string =>
  textByKey(phrase, { ...phrases })

const endOfSentence = /[.\s]+$/

export const toneText = (tone: string, { tones }: InsightPhrasesMessages): string => {
  const text = textByKey(tone, { ...tones })
  return text === tone ? `${tone.replace(endOfSentence, "")}.` : text
}

const percentPattern = /^(\d+)% positive$/
const fewNotesPattern = /^(\d+) of (\d+) positive, (\d+)%$/

/** "67% positive" or "4 of 6 positive, 67%", which the built-in analyst sends in English. Without a full stop. */
export const sentimentText = (english: string, { sentiments }: InsightPhrasesMessages): string => {
  const [, percent] = percentPattern.exec(english) ?? []
  if (percent !== undefined) return sentiments.percent({ percent })
  const [, positive, all, share] = fewNotesPattern.exec(english) ?? []
  return positive === undefined || all === undefined || share === undefined
    ? english.replace(endOfSentence, "")
    : sentiments.fewNotes({ positive, all, percent: share })
}
