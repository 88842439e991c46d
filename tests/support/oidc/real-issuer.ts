import type { RequestListener } from "node:http"
import { Provider } from "oidc-provider"
import sharp from "sharp"
import { type Loopback, startLoopback } from "./loopback.ts"

export const client = { id: "honesthive", secret: "a secret : of % the tests" } as const

/** People who can sign in, by the name they type. */
const people: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  asha: { email: "asha@people.example", email_verified: true, given_name: "Asha", family_name: "Rao" },
  ben: { email: "ben@people.example", email_verified: false }
}

const settingsOf = (url: string, redirectUri: string): ConstructorParameters<typeof Provider>[1] => ({
  clients: [
    {
      client_id: client.id,
      client_secret: client.secret,
      redirect_uris: [redirectUri],
      grant_types: ["authorization_code"],
      response_types: ["code"]
    }
  ],
  claims: {
    openid: ["sub"],
    email: ["email", "email_verified"],
    profile: ["given_name", "family_name", "picture"]
  },
  cookies: { keys: ["of the tests"] },
  pkce: { required: () => true },
  findAccount: (_context, id) => {
    const person = people[id]
    if (person === undefined) return undefined
    return { accountId: id, claims: async () => ({ sub: id, picture: `${url}/${id}.png`, ...person }) }
  }
})

const makePortrait = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "#c85028" } })
    .png()
    .toBuffer()

/** A real issuer (the package oidc-provider) whose sign-in page takes any password. */
export const startRealIssuer = (redirectUri: string): Promise<Loopback> =>
  startLoopback((url): RequestListener => {
    const provider = new Provider(url, settingsOf(url, redirectUri)).callback()
    return async (request, response) => {
      if (request.url !== "/asha.png") return provider(request, response)
      response.setHeader("content-type", "image/png").end(await makePortrait())
    }
  })
