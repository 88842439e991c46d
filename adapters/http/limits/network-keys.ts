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
 * is thrown away every hour, or after the life that is given.
 */
interface NetworkKeys {
  /** `now` in milliseconds. With each period of the clock there is a new key, as there are new allowances. */
  readonly nameOf: (network: string, now: number) => Promise<string>
  /** The key is gone at once. */
  readonly forget: () => void
}

interface Key {
  readonly made: ReturnType<typeof makeKey>
  readonly at: number
}

export const makeNetworkKeys = (lifeMillis = hourMillis): NetworkKeys => {
  let key: Key | undefined
  return {
    nameOf: async (network, now) => {
      if (key === undefined || Math.floor(now / lifeMillis) !== Math.floor(key.at / lifeMillis))
        key = { made: makeKey(), at: now }
      return hexOf(await crypto.subtle.sign("HMAC", await key.made, new TextEncoder().encode(network)))
    },
    forget: () => {
      key = undefined
    }
  }
}
