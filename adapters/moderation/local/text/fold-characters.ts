import { replaceLookAlikes } from "./look-alikes.ts"

/** Format and filler characters: they show nothing and only serve to split a word. */
const invisible =
  /[\p{Cf}\p{Variation_Selector}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180e\u2800\u3164\uffa0]/gu

const latinMarks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/g

/** One spelling for every way to write the same letters. Folding twice gives what folding once gave. */
export const foldCharacters = (text: string): string =>
  replaceLookAlikes(
    text.normalize("NFKD").toLowerCase().normalize("NFKD").replace(invisible, "").replace(latinMarks, "")
  ).normalize("NFC")
