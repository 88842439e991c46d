import type { SealingKeys } from "#core/ports/keyring.ts"

const hexKey = /^[0-9a-f]{64}$/i
const base64Key = /^[A-Za-z0-9+/_-]{43}=?$/

export const keyForm = "32 bytes, as 64 hex digits or base64"

/** Ignores surrounding white space and a byte order mark; undefined for anything but a key. */
export const parseKey = (text: string): Uint8Array | undefined => {
  const written = text.trim()
  if (hexKey.test(written)) return new Uint8Array(Buffer.from(written, "hex"))
  return base64Key.test(written) ? new Uint8Array(Buffer.from(written, "base64")) : undefined
}

export const keysText = (keys: ReadonlyArray<Uint8Array>): string =>
  keys.map((key) => `${Buffer.from(key).toString("hex")}\n`).join("")

/** Parses one key per line. The error never quotes the content. */
export const parseKeys = (text: string): SealingKeys => {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== "")
  const [first, ...others] = lines.map(parseKey)
  const known = others.filter((key) => key !== undefined)
  if (first === undefined || known.length < others.length) {
    throw new Error(
      `the file must contain ${keyForm}, one key on each line. Put the original file back: without its key, texts can't be read.`
    )
  }
  return [first, ...known]
}
