import { hourMillis } from "#core/domain/values/durations.ts"

const hmacAlgorithm = { name: "HMAC", hash: "SHA-256" } as const

const hmacKeyLengthBytes = 32

const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    "raw",
    crypto.getRandomValues(new Uint8Array(hmacKeyLengthBytes)),
    hmacAlgorithm,
    false,
    ["sign"]
  )

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("")

/**
 * Pseudonyms that can't be traced back to a subnet: HMACs under a random in-memory key, which is discarded every hour
 * or after the given life.
 */
interface SubnetPseudonyms {
  /** `now` in milliseconds. The key changes with the clock's period, like the quotas. */
  readonly nameOf: (text: string, now: number) => Promise<string>
  readonly forget: () => void
}

interface SubnetHmacKey {
  readonly made: ReturnType<typeof makeKey>
  readonly at: number
}

export const makeSubnetKeys = (lifeMillis = hourMillis): SubnetPseudonyms => {
  let key: SubnetHmacKey | undefined
  return {
    nameOf: async (text, now) => {
      if (key === undefined || Math.floor(now / lifeMillis) !== Math.floor(key.at / lifeMillis))
        key = { made: makeKey(), at: now }
      return hexOf(await crypto.subtle.sign("HMAC", await key.made, new TextEncoder().encode(text)))
    },
    forget: () => {
      key = undefined
    }
  }
}
