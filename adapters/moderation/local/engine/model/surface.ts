import { removeInvisible } from "../text/fold-characters.ts"
import { type Features, hashesOf } from "./features.ts"
import { picturesIn } from "./signs.ts"

const signs: ReadonlyArray<readonly [string, RegExp]> = [
  ["topic", /#\p{L}/u],
  ["mention", /@\p{L}/u],
  ["address", /https?:|www\./i],
  ["dots", /\.\.|…/],
  ["exclamations", /!!|\?\?|\?!/],
  ["comma", /,\s/],
  ["quote", /["“”]/],
  ["date", /\d:\d\d|\b(?:19|20)\d\d\b/],
  ["likes", /\b(?:likes?|views?|subscribers?|trending|trailer|video|channel|movie|song)\b/i]
]

const many = 3

const pictureSigns = (text: string): ReadonlyArray<string> => {
  const count = picturesIn(text).length
  return count === 0 ? [] : count < many ? ["picture"] : ["picture", "pictures"]
}

const openEnd = /[\p{L}\p{M}\p{N}]$/u
const sentenceEnd = /[.!?।]$/

/** Only the end is looked at, and no more of it than one character can take. */
const endOf = (text: string): ReadonlyArray<string> => {
  const end = text.trimEnd().slice(-2)
  return openEnd.test(end) ? ["open end"] : sentenceEnd.test(end) ? ["sentence end"] : []
}

const lengths = [3, 6, 12, 25, 50]

const lengthOf = (words: string): string => {
  const count = words.split(" ").filter((word) => word !== "" && word !== ".").length
  return `${lengths.findIndex((length) => count <= length)}`
}

const hintsOf = (text: string, words: string): ReadonlyArray<string> => [
  ...pictureSigns(text),
  ...signs.filter(([, sign]) => sign.test(text)).map(([name]) => name),
  ...endOf(text),
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
