const hex = (byte: number): string => byte.toString(16).padStart(2, "0")

/** `crypto.randomUUID` exists in secure contexts only; a server in the local network may speak plain http. */
const randomKey = (): string =>
  typeof crypto.randomUUID === "function"
    ? crypto.randomUUID()
    : [...crypto.getRandomValues(new Uint8Array(16))].map(hex).join("")

/** One key for each text until it has arrived: a retry is safe, another text is another submission. */
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
