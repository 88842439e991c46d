import fc from "fast-check"
import { anyText } from "../../../support/any-text.ts"

/** Pieces that have broken programs before: invisible, stacked, turned around, unpaired, or not what they look like. */
const oddPieces = [
  "\u0000 \u200b \u200d \u202e \u2066 \u2028 \ufeff \ufffe \ud800 \udfff \u{e0041} \u{1f468}\u200d\u{1f469}",
  "e\u0301\u0301\u0301 \u0bcd\u0bcd \u212a \u017f \u3002 \uff0e \u0130 \ufb01 \r\n \t \u001b[2J",
  "<b> &#0; {{ ${ %00 %s ../ '-- \\ \" www. http:// .com"
].flatMap((pieces) => pieces.split(" "))

export const oddText = fc
  .array(fc.oneof(fc.constantFrom(...oddPieces), anyText({ maxLength: 8 })), {
    maxLength: 12
  })
  .map((pieces) => pieces.join(""))

/** Bait for regular expressions that go back over what they have read. */
export const baits = [
  ...["a.", "a-.", "-", " ", "\u200b", "aA1", "ABAB"],
  ...["&", "&a", "&#1", "<", "<a ", "<a b"],
  ...["www.", "http", "1.", "@a.", "a@", "。"],
  ...["e\u0301\u0302", "क", "क्ी", "த்", "🐝\u200d"]
] as const

export const repeated = (unit: string, length: number, end: string) =>
  `${unit.repeat(Math.floor((length - end.length) / unit.length))}${end}`
