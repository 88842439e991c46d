import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Coding } from "#adapters/http/answers/coding.ts"

const brotliPacked = promisify(brotliCompress)
const gzipPacked = promisify(gzip)

const packers: Readonly<Record<Coding, (bytes: Uint8Array, isCached: boolean) => Promise<Buffer>>> = {
  br: (bytes, isCached) =>
    brotliPacked(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isCached ? 11 : 3,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length
      }
    }),
  gzip: (bytes, isCached) => gzipPacked(bytes, { level: isCached ? 9 : 3 })
}

export const packed = async (
  bytes: Uint8Array,
  coding: Coding,
  isCached = true
): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await packers[coding](bytes, isCached))

export const packedPage = (
  html: string,
  coding: Coding,
  isCached: boolean
): Promise<Uint8Array<ArrayBuffer>> => packed(new TextEncoder().encode(html), coding, isCached)
