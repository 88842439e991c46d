import { codeLengthBytes, receiptCodeOf } from "#core/domain/receipts/receipt-code.ts"

/** `crypto.randomUUID` exists in secure contexts only, and a server in a local network may use plain http. */
const randomCode = (): string => receiptCodeOf(crypto.getRandomValues(new Uint8Array(codeLengthBytes)))

/** Keeps one key and one receipt code per text until delivery: a retry is safe, and another text is a new submission. */
export const makeKeyring = () => {
  let held: { readonly text: string; readonly key: string; readonly code: string } | null = null
  return {
    heldFor: (text: string) => {
      if (held?.text !== text) held = { text, key: randomCode(), code: randomCode() }
      return held
    },
    forget: (): void => {
      held = null
    }
  }
}
