import { removeInvisible } from "../text/fold-characters.ts"
import { type Features, hashesOf } from "./features.ts"

const signs: ReadonlyArray<readonly [string, RegExp]> = [
  ["picture", /\p{Extended_Pictographic}/u],
  ["pictures", /\p{Extended_Pictographic}.*\p{Extended_Pictographic}.*\p{Extended_Pictographic}/su],
  ["topic", /#\p{L}/u],
  ["mention", /@\p{L}/u],
  ["address", /https?:|www\./i],
  ["dots", /\.\.|…/],
  ["exclamations", /!!|\?\?|\?!/],
  ["open end", /[\p{L}\p{M}\p{N}]\s*$/u],
  ["sentence end", /[.!?।]\s*$/],
  ["comma", /,\s/],
  ["quote", /["“”]/],
  ["date", /\d:\d\d|\b(?:19|20)\d\d\b/],
  ["likes", /\b(?:likes?|views?|subscribers?|trending|trailer|video|channel|movie|song)\b/i]
]

const lengths = [3, 6, 12, 25, 50]

const lengthOf = (words: string): string => {
  const count = words.split(" ").filter((word) => word !== "" && word !== ".").length
  return `${lengths.findIndex((length) => count <= length)}`
}

const hintsOf = (text: string, words: string): ReadonlyArray<string> => [
  ...signs.filter(([, sign]) => sign.test(text)).map(([name]) => name),
  `length ${lengthOf(words)}`
]

/**
 * What a text looks like beside what it says: comments to the public differ from feedback in both. Characters that
 * show nothing and letters set apart change no look.
 */
export const withSurface = (features: Features, text: string, words: string): Features => ({
  ...features,
  hints: hashesOf(hintsOf(removeInvisible(text), words))
})
