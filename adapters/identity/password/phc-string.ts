/** `memory` in KiB. */
interface Argon2Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

export interface Argon2Hash {
  readonly cost: Argon2Cost
  readonly salt: Uint8Array
  readonly tag: Uint8Array
}

/** Minimum of OWASP's Password Storage Cheat Sheet. */
export const currentCost: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 }

const encodeBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64").replaceAll("=", "")

export const formatHash = ({ cost, salt, tag }: Argon2Hash): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encodeBase64(salt)}$${encodeBase64(tag)}`

const argon2idPattern =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{22,128})$/

export const parseHash = (text: string): Argon2Hash | undefined => {
  const [, memory, passes, parallelism, salt = "", tag = ""] = argon2idPattern.exec(text) ?? []
  if (memory === undefined) return undefined
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64")
  }
}
