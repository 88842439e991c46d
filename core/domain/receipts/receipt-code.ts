import { withAsciiDigits } from "../values/native-digits.ts"

/** Crockford's alphabet: no letter that is read as a digit or as another letter. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

const bitsPerCharacter = 5

export const codeLengthBytes = 10

const codeLength = (codeLengthBytes * 8) / bitsPerCharacter

/** x^5 + x^2 + 1, whose root generates all 31 elements of GF(32) but 0. */
const polynomial = 0b100101

/**
 * A polynomial over GF(32): notices each character that was mistyped and each two that were swapped. Weights repeat
 * after 31 characters only.
 */
const checkCharacterOf = (characters: ReadonlyArray<string>): string => {
  const sum = characters.reduce((sum, character) => {
    const doubled = (sum ^ alphabet.indexOf(character)) << 1
    return doubled & 32 ? doubled ^ polynomial : doubled
  }, 0)
  return alphabet.charAt(sum)
}

const charactersOf = (bytes: Uint8Array): ReadonlyArray<string> => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("")
  return Array.from({ length: codeLength }, (_, index) =>
    alphabet.charAt(Number.parseInt(bits.substr(index * bitsPerCharacter, bitsPerCharacter), 2))
  )
}

export const receiptCodeOf = (random: Uint8Array): string => {
  const characters = charactersOf(random)
  return characters.join("") + checkCharacterOf(characters)
}

export const spacedCode = (code: string): string => code.replace(/.{4}(?=.)/g, "$& ")

/** Reads a typed or copied code with any spaces, punctuation, invisible characters and lookalikes; undefined if its check character is wrong. */
export const parseReceiptCode = (typed: string): string | undefined => {
  const code = withAsciiDigits(typed)
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1")
  const characters = [...code]
  const last = characters.pop()
  const isWhole = characters.length === codeLength && characters.every((each) => alphabet.includes(each))
  return isWhole && last === checkCharacterOf(characters) ? code : undefined
}
