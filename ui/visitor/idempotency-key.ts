import { codeLengthBytes, receiptCodeOf } from "#core/domain/receipts/receipt-code.ts"

const hex = (byte: number): string => byte.toString(16).padStart(2, "0")

const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length))

/** `crypto.randomUUID` exists in secure contexts only, and a server in a local network may use plain http. */
const randomKey = (): string =>
  typeof crypto.randomUUID === "function" ? crypto.randomUUID() : [...randomBytes(16)].map(hex).join("")

/** Keeps one key and one receipt's code per text until it is delivered: a retry is safe, and another text is a new submission. */
export const makeKeyring = () => {
  let held: { readonly text: string; readonly key: string; readonly code: string } | null = null
  return {
    heldFor: (text: string) => {
      if (held === null || held.text !== text)
        held = { text, key: randomKey(), code: receiptCodeOf(randomBytes(codeLengthBytes)) }
      return held
    },
    forget: (): void => {
      held = null
    }
  }
}
