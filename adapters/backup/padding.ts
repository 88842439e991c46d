import { chunkBytes, frameLengthBytes, tagLength } from "./piece-seal.ts"

/** A backup has a whole number of these, so that its size tells little of what came since the last one. */
const paddedToBytes = 1_000_000

const overheadBytes = frameLengthBytes + tagLength

const sizeOf = (headerBytes: number, contentBytes: number): number =>
  headerBytes + contentBytes + Math.ceil(contentBytes / chunkBytes) * overheadBytes

/** Undefined for sizes that no content gives: each further piece adds its whole overhead at once. */
const contentFor = (headerBytes: number, size: number): number | undefined => {
  const pieces = Math.ceil((size - headerBytes) / (chunkBytes + overheadBytes))
  const contentBytes = size - headerBytes - pieces * overheadBytes
  return Math.ceil(contentBytes / chunkBytes) === pieces ? contentBytes : undefined
}

export const paddingFor = (headerBytes: number, contentBytes: number): number => {
  const size = Math.ceil(sizeOf(headerBytes, contentBytes) / paddedToBytes) * paddedToBytes
  const padded = contentFor(headerBytes, size) ?? contentFor(headerBytes, size + paddedToBytes)
  return (padded ?? contentBytes) - contentBytes
}
