import { createHash, createSign, generateKeyPairSync, type KeyObject } from "node:crypto"
import type { RequestListener, ServerResponse } from "node:http"
import { startLoopback } from "./loopback.ts"

const pair = () => generateKeyPairSync("rsa", { modulusLength: 2048 })
const own = pair()
export const otherKey: KeyObject = pair().privateKey

export interface Token {
  readonly header: Readonly<Record<string, unknown>>
  readonly claims: Readonly<Record<string, unknown>>
  readonly key: KeyObject
}

const encodeTokenPart = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url")

const signed = ({ header, claims, key }: Token): string => {
  const body = `${encodeTokenPart(header)}.${encodeTokenPart(claims)}`
  if (header.alg === "none") return `${body}.`
  return `${body}.${createSign("RSA-SHA256").update(body).sign(key, "base64url")}`
}

type ForgedResponder = (response: ServerResponse) => void

const json =
  (value: unknown, status = 200): ForgedResponder =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value))
  }

const metadata = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/jwks`,
  userinfo_endpoint: `${url}/userinfo`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"]
})

export const startForgingIssuer = async (nonce: string) => {
  const now = Math.floor(Date.now() / 1000)
  const settings: {
    token: (right: Token) => Token
    /** Instead of an answer to a path. */
    instead: Readonly<Record<string, ForgedResponder>>
  } = { token: (right) => right, instead: {} }

  const rightToken = (url: string): Token => ({
    header: { alg: "RS256", kid: "1" },
    claims: {
      iss: url,
      sub: "248289761001",
      aud: "honesthive",
      nonce,
      iat: now,
      exp: now + 300,
      email: "asha@people.example",
      email_verified: true
    },
    key: own.privateKey
  })
  const tokens = (url: string) => ({
    access_token: "opaque",
    token_type: "Bearer",
    id_token: signed(settings.token(rightToken(url)))
  })
  const jwk = { ...own.publicKey.export({ format: "jwk" }), kid: "1", use: "sig", alg: "RS256" }

  const server = await startLoopback((url): RequestListener => {
    const answers: Readonly<Record<string, () => ForgedResponder>> = {
      "/.well-known/openid-configuration": () => json(metadata(url)),
      "/jwks": () => json({ keys: [jwk] }),
      "/token": () => json(tokens(url))
    }
    return (request, response) => {
      const path = new URL(request.url ?? "", url).pathname
      const answer = settings.instead[path] ?? answers[path]?.() ?? json({}, 404)
      answer(response)
    }
  })
  return { ...server, settings, json }
}

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64url")
