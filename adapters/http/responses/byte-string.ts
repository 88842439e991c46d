/**
 * UTF-8 with one character for each byte. Joining slices of such strings copies nothing until they are sent, and Node
 * writes one together with its head, where a `Uint8Array` needs memory of its own and a second piece.
 */
export type ByteString = string

/** More arguments at once might not fit on the stack. */
const maxArguments = 8_192

/** Joined at once: a concatenated string would be flattened by its first slice, which takes longer. */
export const byteStringOf = (text: string): ByteString => {
  const bytes = new TextEncoder().encode(text)
  const pieces: Array<string> = []
  for (let from = 0; from < bytes.length; from += maxArguments) {
    pieces.push(String.fromCharCode(...bytes.subarray(from, from + maxArguments)))
  }
  return pieces.join("")
}

export const bytesOf = (text: ByteString): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}
