import { createHash } from "node:crypto"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  codeLengthBytes,
  parseReceiptCode,
  receiptCodeOf,
  spacedCode
} from "#core/domain/receipts/receipt-code.ts"
import { digestPattern, receiptOf, tokenOf } from "#core/domain/receipts/receipt-token.ts"
import { sha256 } from "#core/domain/receipts/sha-256.ts"

const digits = [..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"]
const random = fc.uint8Array({ minLength: codeLengthBytes, maxLength: codeLengthBytes })
const anyCode = random.map(receiptCodeOf)

const withCharacter = (code: string, at: number, character: string) =>
  code.slice(0, at) + character + code.slice(at + 1)

const places = Array.from({ length: 17 }, (_, place) => place)

const swapped = (code: string, one: number, other: number) =>
  withCharacter(withCharacter(code, one, code.charAt(other)), other, code.charAt(one))

describe("a receipt's code", () => {
  test("[anon A37] keeps all 80 random bits, in 16 letters and digits and a check character", () => {
    fc.assert(
      fc.property(random, (bytes) => {
        const code = receiptCodeOf(bytes)
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{17}$/)
        const values = [...code.slice(0, 16)].map((character) => digits.indexOf(character))
        const bits = values.map((value) => value.toString(2).padStart(5, "0")).join("")
        expect(BigInt(`0b${bits}`)).toBe(BigInt(`0x${Buffer.from(bytes).toString("hex")}`))
      })
    )
  })

  test("is read in groups, in small letters, and with letters that look like digits", () => {
    const code = receiptCodeOf(new Uint8Array(codeLengthBytes).fill(0x08))
    expect(spacedCode(code)).toMatch(/^(.{4} ){4}.$/)
    const typed = spacedCode(code)
      .toLowerCase()
      .replaceAll("0", "o")
      .replaceAll("1", "l")
      .replaceAll(" ", "-")
    expect(parseReceiptCode(` ${typed}\n`)).toBe(code)
  })

  test.each(["–", "—", "\u2011", "\u200b", "\u00a0", "\u2060 ", ".", " | "])(
    "is read with %j between its groups, as somebody quoted it",
    (gap) => {
      const code = receiptCodeOf(new Uint8Array(codeLengthBytes).fill(0x5a))
      expect(parseReceiptCode(`“${spacedCode(code).replaceAll(" ", gap)}”.`)).toBe(code)
    }
  )

  test.each(["०", "௦", "౦", "೦"])("is read with the digits that begin with %s", (zero) => {
    const code = receiptCodeOf(new Uint8Array(codeLengthBytes).fill(0x5a))
    const typed = code.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)))
    expect(typed).not.toBe(code)
    expect(parseReceiptCode(typed)).toBe(code)
  })

  test("is refused with any one character mistyped or any two swapped", () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        const mistyped = places.flatMap((place) =>
          digits.map((character) => withCharacter(code, place, character))
        )
        const exchanged = places.flatMap((one) => places.map((other) => swapped(code, one, other)))
        const wrong = [...mistyped, ...exchanged].filter((typed) => typed !== code)
        expect(wrong.filter((typed) => parseReceiptCode(typed) !== undefined)).toEqual([])
      }),
      { numRuns: 5 }
    )
  })

  test.each(["", "0", "0".repeat(16), "0".repeat(18), "U".repeat(17), "é".repeat(17), "0".repeat(10_000)])(
    "is none in %j",
    (typed) => expect(parseReceiptCode(typed)).toBeUndefined()
  )
})

describe("the digests of a code", () => {
  const nodeDigest = (text: string) => createHash("sha256").update(text).digest("base64url")

  test("[anon A37] are the token, and the token's digest, which alone is sent with a note", () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(tokenOf(code)).toBe(nodeDigest(`receipt${code}`))
        expect(receiptOf(code)).toBe(nodeDigest(tokenOf(code)))
        expect(receiptOf(code)).toMatch(digestPattern)
      })
    )
  })

  test.each(Array.from({ length: 4 }, (_, block) => 55 + 64 * block).flatMap((end) => [end, end + 1]))(
    "are right for a message of %i bytes, where a block ends",
    (length) => {
      const message = Uint8Array.from({ length }, (_, index) => index * 7)
      expect(Buffer.from(sha256(message))).toEqual(createHash("sha256").update(message).digest())
    }
  )
})
