import { addText, finishHash, hashStart } from "#core/domain/values/hash.ts"
import { foldCharacters } from "../text/fold-characters.ts"
import { soundAsSpelled } from "../text/sound-of.ts"

const nonLetters = /[^\p{L}\p{M}]+/gu

/** Dialects are left as spelled: a longer list of their words would move sentences between those learned and held out. */
export const letterSkeleton = (text: string): string =>
  foldCharacters(text)
    .split(nonLetters)
    .map(soundAsSpelled)
    .join("")
    .replace(/(.)\1+/gu, "$1")

const heldOutSalt = "held out"

/** A ninth of the project's own sentences is never trained on, so that it can measure the model. */
export const isHeldOut = (text: string): boolean =>
  finishHash(addText(addText(hashStart, heldOutSalt), letterSkeleton(text))) % 9 === 0
