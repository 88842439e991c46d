import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Coding } from "../responses/coding.ts"

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const compressors: Readonly<Record<Coding, (bytes: Uint8Array, isCached: boolean) => Promise<Buffer>>> = {
  br: (bytes, isCached) =>
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isCached ? 11 : 3,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length
      }
    }),
  gzip: (bytes, isCached) => compressGzip(bytes, { level: isCached ? 9 : 3 })
}

export const compressFile = async (
  bytes: Uint8Array,
  coding: Coding,
  isCached = true
): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await compressors[coding](bytes, isCached))

export const compressPage = (
  html: string,
  coding: Coding,
  isCached: boolean
): Promise<Uint8Array<ArrayBuffer>> => compressFile(new TextEncoder().encode(html), coding, isCached)
