import { addText, finishHash, hashStart } from "#core/domain/values/hash.ts"
import { foldCharacters } from "../text/fold-characters.ts"
import { soundOf } from "../text/sound-of.ts"

const nonLetters = /[^\p{L}\p{M}]+/gu

export const letterSkeleton = (text: string): string =>
  foldCharacters(text)
    .split(nonLetters)
    .map(soundOf)
    .join("")
    .replace(/(.)\1+/gu, "$1")

const heldOutSalt = "held out"

/** A ninth of the project's own sentences is never trained on, so that it can measure the model. */
export const isHeldOut = (text: string): boolean =>
  finishHash(addText(addText(hashStart, heldOutSalt), letterSkeleton(text))) % 9 === 0
