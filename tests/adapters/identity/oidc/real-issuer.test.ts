import { Layer, Option, Redacted } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { oidcIssuer } from "#adapters/identity/oidc/index.ts"
import { IdentityProvider } from "#core/ports/identity-provider.ts"
import type { Loopback } from "../../../support/oidc/loopback.ts"
import { client, startRealIssuer } from "../../../support/oidc/real-issuer.ts"
import { followSignIn, makeJar } from "../../../support/oidc/walk.ts"
import { locationOf } from "../../http/support/fake-issuer.ts"
import { origin, startServer, type TestServer } from "../../http/support/test-server.ts"
import { testServices } from "../../http/support/test-services.ts"

let issuer: Loopback

beforeAll(async () => {
  issuer = await startRealIssuer(`${origin}/api/login/callback`)
})

afterAll(() => issuer.stop())

const start = () => {
  const place = {
    issuer: new URL(issuer.url),
    clientId: client.id,
    allowsPasswords: false,
    clientSecret: Redacted.make<string>(client.secret)
  }
  const server = startServer({
    services: Layer.merge(testServices, Layer.succeed(IdentityProvider)(Option.some(oidcIssuer(place))))
  })
  const send = (url: URL, init: RequestInit) =>
    url.origin === origin ? server.fetch(url.pathname + url.search, init) : fetch(url, init)
  const visit = (jar: ReturnType<typeof makeJar>, query = "") =>
    followSignIn(send, jar, new URL(`/api/login${query}`, origin), "asha")
  return { server, visit }
}

const userIn = async (server: TestServer, jar: ReturnType<typeof makeJar>) => {
  const headers = { cookie: jar.cookieFor(new URL(origin)) }
  return (await server.fetch("/api/auth/user", { headers })).json()
}

describe("a real issuer", () => {
  test("[asvs V10.2.1 V10.5.1] signs somebody up at the first time, with names and picture, and finds them again", async () => {
    const { server, visit } = start()
    const jar = makeJar()
    expect(locationOf(await visit(jar, "?returnTo=/insights"))).toBe("/insights")
    const user = await userIn(server, jar)
    expect(user).toMatchObject({ email: "asha@people.example", name: null })
    const picture = await server.fetch(user.profileImageUrl)
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"])
    expect(locationOf(await visit(jar))).toBe("/")
    expect(await userIn(server, jar)).toEqual(user)
    const elsewhere = makeJar()
    await visit(elsewhere)
    expect(await userIn(server, elsewhere)).toEqual(user)
    expect(issuer.asked.filter((path) => path === "/asha.png")).toHaveLength(1)
  })
})
