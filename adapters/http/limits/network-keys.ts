import { hourMillis } from "./allowances.ts"

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
 * is thrown away every hour.
 */
interface NetworkKeys {
  /** `now` in milliseconds. A key that is an hour old is not used any more. */
  readonly nameOf: (network: string, now: number) => Promise<string>
  /** The key is gone at once. */
  readonly forget: () => void
}

interface Key {
  readonly made: ReturnType<typeof makeKey>
  readonly at: number
}

export const makeNetworkKeys = (): NetworkKeys => {
  let key: Key | undefined
  return {
    nameOf: async (network, now) => {
      if (key === undefined || now - key.at >= hourMillis) key = { made: makeKey(), at: now }
      return hexOf(await crypto.subtle.sign("HMAC", await key.made, new TextEncoder().encode(network)))
    },
    forget: () => {
      key = undefined
    }
  }
}
