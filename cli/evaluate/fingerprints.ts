import { addText, finish, hashStart } from "../../adapters/moderation/local/model/hash.ts"
import { letterSkeleton } from "../../adapters/moderation/local/model/held-out.ts"

const bytesEach = 4

/** The same for all spellings that the held-out split takes for one sentence; undefined for a text without letters. */
export const fingerprintOf = (text: string): number | undefined => {
  const skeleton = letterSkeleton(text)
  return skeleton === "" ? undefined : finish(addText(hashStart, skeleton))
}

/** Fingerprints of texts, sorted, each once, as base64. */
export const packFingerprints = (texts: Iterable<string>): string => {
  const found = new Set<number>()
  for (const text of texts) {
    const fingerprint = fingerprintOf(text)
    if (fingerprint !== undefined) found.add(fingerprint)
  }
  const packed = Buffer.alloc(found.size * bytesEach)
  for (const [index, fingerprint] of Uint32Array.from(found).sort().entries()) {
    packed.writeUInt32LE(fingerprint, index * bytesEach)
  }
  return packed.toString("base64")
}

/** Tells whether a text is among the packed ones. */
export const unpackFingerprints = (packed: string): ((text: string) => boolean) => {
  const bytes = Buffer.from(packed, "base64")
  const known = new Set<number>()
  for (let at = 0; at < bytes.length; at += bytesEach) known.add(bytes.readUInt32LE(at))
  return (text) => {
    const fingerprint = fingerprintOf(text)
    return fingerprint !== undefined && known.has(fingerprint)
  }
}
