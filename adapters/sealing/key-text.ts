type Keys = readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]

const shape = /^[0-9a-f]{64}(?:\n[0-9a-f]{64})*\n?$/

/** A line of hex for each. */
export const textOf = (keys: ReadonlyArray<Uint8Array>): string =>
  keys.map((key) => `${Buffer.from(key).toString("hex")}\n`).join("")

/** Throws on anything else. */
export const parseKeys = (text: string): Keys => {
  if (!shape.test(text)) {
    throw new Error("this is no encryption key. Restore the file: without its key, texts cannot be read.")
  }
  const [first = "", ...others] = text.trim().split("\n")
  return [Buffer.from(first, "hex"), ...others.map((key) => Buffer.from(key, "hex"))]
}
