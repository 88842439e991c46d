import { hourMillis } from "./token-buckets.ts"

const algorithm = { name: "HMAC", hash: "SHA-256" } as const

const keyLength = 32

const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", crypto.getRandomValues(new Uint8Array(keyLength)), algorithm, false, [
    "sign"
  ])

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("")

/**
 * Names for networks from which no network can be found again: an HMAC under a random key that lives in memory and
 * is thrown away every hour (design section 4).
 */
export const makeNetworkKeys = (): ((network: string, now: number) => Promise<string>) => {
  let key = makeKey()
  let madeAt: number | undefined
  return async (network, now) => {
    if (madeAt !== undefined && now - madeAt >= hourMillis) key = makeKey()
    if (madeAt === undefined || now - madeAt >= hourMillis) madeAt = now
    return hexOf(await crypto.subtle.sign("HMAC", await key, new TextEncoder().encode(network)))
  }
}
