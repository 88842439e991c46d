type Keys = readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]

const hex = /^[0-9a-f]{64}$/i
const base64 = /^[A-Za-z0-9+/_-]{43}=?$/

/** What a key looks like, for people. */
export const keyForm = "32 bytes, as 64 hex digits or base64"

/** A key as people write it, white space and a byte order mark around it or not; undefined for anything else. */
export const parseKey = (text: string): Uint8Array | undefined => {
  const written = text.trim()
  if (hex.test(written)) return new Uint8Array(Buffer.from(written, "hex"))
  return base64.test(written) ? new Uint8Array(Buffer.from(written, "base64")) : undefined
}

/** A line of hex for each. */
export const textOf = (keys: ReadonlyArray<Uint8Array>): string =>
  keys.map((key) => `${Buffer.from(key).toString("hex")}\n`).join("")

/** A key on each line that is not empty. Throws on anything else, and says nothing of what is there. */
export const parseKeys = (text: string): Keys => {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== "")
  const [first, ...others] = lines.map(parseKey)
  const known = others.filter((key) => key !== undefined)
  if (first === undefined || known.length < others.length) {
    throw new Error(
      `this is no encryption key: it holds ${keyForm}, one key on each line. Put back the file that was there; without its key, texts cannot be read.`
    )
  }
  return [first, ...known]
}
