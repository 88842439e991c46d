const hex = (byte: number): string => byte.toString(16).padStart(2, "0")

/** `crypto.randomUUID` exists in secure contexts only, and a server in a local network may use plain http. */
const randomKey = (): string =>
  typeof crypto.randomUUID === "function"
    ? crypto.randomUUID()
    : [...crypto.getRandomValues(new Uint8Array(16))].map(hex).join("")

/** Keeps one key per text until it is delivered: a retry is safe, and another text is a new submission. */
export const makeKeyring = () => {
  let held: { readonly text: string; readonly key: string } | null = null
  return {
    keyFor: (text: string): string => {
      if (held === null || held.text !== text) held = { text, key: randomKey() }
      return held.key
    },
    forget: (): void => {
      held = null
    }
  }
}
