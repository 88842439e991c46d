import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { Coded } from "#adapters/http/answers/coding.ts"

/** As well as it goes, for what is packed once and sent often; or in a millisecond, for what is sent once. */
export const packed = (bytes: Uint8Array, isKept = true): Coded => ({
  br: new Uint8Array(
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isKept ? 11 : 3,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length
      }
    })
  ),
  gzip: new Uint8Array(gzipSync(bytes, { level: isKept ? 9 : 3 }))
})

export const packedPage = (html: string, isKept: boolean) => ({
  html,
  coded: packed(new TextEncoder().encode(html), isKept)
})
