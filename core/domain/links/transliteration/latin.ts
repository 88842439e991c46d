/** Letters that Unicode doesn't decompose into an ASCII letter and marks. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ɖ: "d", ɗ: "d", þ: "th", ħ: "h", ł: "l" },
  ...{ ı: "i", ĸ: "k", ƙ: "k", ŋ: "n", ŧ: "t", ə: "a", ɛ: "e", ɔ: "o", ɓ: "b" }
}

const asciiLetter = (letter: string): string =>
  letter
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]/g, (plain) => plainLetters[plain] ?? plain)

/** Latin letters without their marks, in lower case. A name doesn't tell its language: ö is o, not German's oe. */
export const withoutDiacritics = (text: string): string =>
  text.replace(/\p{Script=Latin}[\u0300-\u036f]*/gu, asciiLetter)
