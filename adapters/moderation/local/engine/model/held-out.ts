import { foldCharacters } from "../text/fold-characters.ts"
import { addText, finish, hashStart } from "../text/hash.ts"
import { soundOf } from "../text/sound-of.ts"

const notLetters = /[^\p{L}\p{M}]+/gu

/** Drops spaces, punctuation, digits and spelling habits. */
export const letterSkeleton = (text: string): string =>
  foldCharacters(text)
    .split(notLetters)
    .map(soundOf)
    .join("")
    .replace(/(.)\1+/gu, "$1")

const salt = "held out"

/** A third of the project's own sentences is never trained on, so that it can measure the model. */
export const isHeldOut = (text: string): boolean =>
  finish(addText(addText(hashStart, salt), letterSkeleton(text))) % 3 === 0
