import { addText, finishHash, hashStart } from "#core/domain/values/hash.ts"
import { letterSkeleton } from "../../engine/model/held-out.ts"

const bytesEach = 4

/** Equal for all spellings that the held-out split treats as one sentence; undefined for a text without letters. */
export const fingerprintOf = (text: string): number | undefined => {
  const skeleton = letterSkeleton(text)
  return skeleton === "" ? undefined : finishHash(addText(hashStart, skeleton))
}

export const packFingerprints = (texts: Iterable<string>): Buffer => {
  const found = new Set<number>()
  for (const text of texts) {
    const fingerprint = fingerprintOf(text)
    if (fingerprint !== undefined) found.add(fingerprint)
  }
  const packed = Buffer.alloc(found.size * bytesEach)
  for (const [index, fingerprint] of Uint32Array.from(found).sort().entries()) {
    packed.writeUInt32LE(fingerprint, index * bytesEach)
  }
  return packed
}

export const unpackFingerprints = (packed: Buffer): ((text: string) => boolean) => {
  const known = new Set<number>()
  for (let at = 0; at < packed.length; at += bytesEach) known.add(packed.readUInt32LE(at))
  return (text) => {
    const fingerprint = fingerprintOf(text)
    return fingerprint !== undefined && known.has(fingerprint)
  }
}
