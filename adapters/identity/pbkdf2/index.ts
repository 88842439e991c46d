import { Effect, Layer, Result } from "effect"
import { Base64 } from "effect/encoding"
import { PasswordHasher } from "#core/ports/password-hasher.ts"

interface Pbkdf2Hash {
  readonly iterations: number
  readonly salt: Uint8Array<ArrayBuffer>
  readonly tag: Uint8Array
}

/** OWASP's Password Storage Cheat Sheet for PBKDF2 with SHA-256. */
const pbkdf2Iterations = 600_000
const [saltLength, tagLength] = [16, 32]

const tagOf = async (
  password: string,
  { iterations, salt }: Omit<Pbkdf2Hash, "tag">
): Promise<Uint8Array> => {
  // NFC makes the password independent of how a keyboard composes accents.
  const bytes = new TextEncoder().encode(password.normalize("NFC"))
  const key = await crypto.subtle.importKey("raw", bytes, "PBKDF2", false, ["deriveBits"])
  const derivation = { name: "PBKDF2", hash: "SHA-256", iterations, salt }
  return new Uint8Array(await crypto.subtle.deriveBits(derivation, key, tagLength * 8))
}

const encodeBase64 = (bytes: Uint8Array): string => Base64.encode(bytes).replaceAll("=", "")

const decodeBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Result.getOrThrow(Base64.decode(text.padEnd(Math.ceil(text.length / 4) * 4, "="))))

const formatPbkdf2Hash = ({ iterations, salt, tag }: Pbkdf2Hash): string =>
  `$pbkdf2-sha256$i=${iterations}$${encodeBase64(salt)}$${encodeBase64(tag)}`

const pbkdf2Pattern = /^\$pbkdf2-sha256\$i=(\d{1,8})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

const parsePbkdf2Hash = (text: string): Pbkdf2Hash | undefined => {
  const [, given, salt, tag] = pbkdf2Pattern.exec(text) ?? []
  return given === undefined || salt === undefined || tag === undefined
    ? undefined
    : { iterations: Number(given), salt: decodeBase64(salt), tag: decodeBase64(tag) }
}

const newPbkdf2Hash = () => ({
  iterations: pbkdf2Iterations,
  salt: crypto.getRandomValues(new Uint8Array(saltLength))
})

const isSameInConstantTime = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.reduce((sum, byte, index) => sum | (byte ^ (other[index] ?? 0)), 0) === 0

const hash = async (password: string): Promise<string> => {
  const made = newPbkdf2Hash()
  return formatPbkdf2Hash({ ...made, tag: await tagOf(password, made) })
}

const verify = async (password: string, stored: string | null): Promise<boolean> => {
  const known = stored === null ? undefined : parsePbkdf2Hash(stored)
  const tag = await tagOf(password, known ?? newPbkdf2Hash())
  return known !== undefined && isSameInConstantTime(tag, known.tag)
}

/** For browsers, which offer PBKDF2 but not the server's Argon2id. */
export const pbkdf2Hasher: Layer.Layer<PasswordHasher> = Layer.succeed(PasswordHasher)({
  hash: (password) => Effect.promise(() => hash(password)),
  verify: (password, stored) => Effect.promise(() => verify(password, stored)),
  isOutdated: (stored) => (parsePbkdf2Hash(stored)?.iterations ?? 0) < pbkdf2Iterations
})
