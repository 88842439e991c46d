import { sha256 } from "./sha-256.ts"

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "")

const digestOf = (text: string): string => base64Url(sha256(new TextEncoder().encode(text)))

/** Shape of a SHA-256 in base64url, without the bits of the last character that no digest has. */
export const digestPattern = /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/

export const tokenOf = (code: string): string => digestOf(`receipt${code}`)

/** The digest that is sent with a note and stored with it: whoever reads it there can look nothing up. */
export const receiptOf = (code: string): string => digestOf(tokenOf(code))
