/** Joiners, and the nuktas of Devanagari and Kannada: people and keyboards differ in whether they write them. */
const unwritten = /[\u00ad\u093c\u0cbc\u200b-\u200d\u2060\ufeff]/gu

export const foldText = (text: string): string =>
  text.normalize("NFD").replace(unwritten, "").normalize("NFC").replaceAll("’", "'").toLowerCase()
