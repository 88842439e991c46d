import { Effect, Layer, Option } from "effect"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { Directory } from "#core/ports/directory.ts"
import { IssuerUnavailable, SignInDenied, SignInRefused } from "#core/ports/identity-provider.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { createAccount, inviteAccount } from "#core/use-cases/accounts/create-account.ts"
import { releaseAccount } from "#core/use-cases/accounts/release-account.ts"
import { asha, browserCookies, locationOf, startWithIssuer } from "./support/fake-issuer.ts"
import { photo } from "./support/photos.ts"
import { form, json, messageOf, password, readAs, succeed } from "./support/requests.ts"
import { startServer, type TestServer } from "./support/test-server.ts"

const userOf = (server: TestServer, answer: Response) =>
  readAs(server, browserCookies(answer), "/api/auth/user")

const nobody = { message: "Unauthorized" }

const accountOf = async (server: TestServer, email: string) =>
  Option.getOrUndefined(succeed(await server.run(Directory.use((directory) => directory.findByEmail(email)))))

describe("signing in through an issuer", () => {
  test("[asvs V10.2.1] begins there, and leaves this browser a cookie that nobody else can use", async () => {
    const { begin } = startWithIssuer()
    const { answer, address } = await begin("?returnTo=/feedback")
    expect([answer.status, new URL(address).origin]).toEqual([302, "https://id.example"])
    expect(new URL(address).searchParams.get("redirect_uri")).toBe(
      "http://honesthive.test/api/login/callback"
    )
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^honesthive-login-[\w-]{8}=[\w.%-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/
      )
    ])
  })

  test("makes an account at the first time, with the names that the issuer gives", async () => {
    const { server, signInWith } = startWithIssuer()
    const answer = await signInWith(Effect.succeed(asha), "?returnTo=/feedback%3Fpage%3D2")
    expect([answer.status, locationOf(answer)]).toEqual([302, "/feedback?page=2"])
    expect(await userOf(server, answer)).toMatchObject({ email: "asha@example.com", name: null })
    expect(await accountOf(server, "asha@example.com")).toMatchObject({
      identity: "https://id.example 248289761001",
      firstName: "Asha",
      lastName: "Rao",
      passwordHash: null
    })
  })

  test("finds the same account again, whatever became of the email, and ends the session before", async () => {
    const { server, signIn, signInWith } = startWithIssuer()
    const first = await signIn(asha)
    const user = await userOf(server, first)
    const moved = { ...asha, email: "other@example.com", isEmailVerified: false, firstName: "Else" }
    const second = await signInWith(Effect.succeed(moved), "", browserCookies(first))
    expect(await userOf(server, second)).toEqual(user)
    expect(await userOf(server, first)).toEqual(nobody)
    expect(await accountOf(server, "asha@example.com")).toMatchObject({ firstName: "Asha" })
  })

  test("keeps the language of the page where it began: on its way back, and with an account that has none", async () => {
    const { server, begin, signInWith } = startWithIssuer()
    const failed = await signInWith(Effect.fail(new SignInDenied()), "?returnTo=/feedback&lang=ta")
    expect(locationOf(failed)).toBe("/sign-in?problem=denied&returnTo=%2Ffeedback&lang=ta")
    const languageAfter = async (query: string) => {
      expect(locationOf(await signInWith(Effect.succeed(asha), query))).toBe("/feedback")
      return (await accountOf(server, "asha@example.com"))?.language
    }
    expect(await languageAfter("?returnTo=/feedback")).toBeNull()
    expect(await languageAfter("?returnTo=/feedback&lang=ta")).toBe("ta")
    expect(await languageAfter("?returnTo=/feedback&lang=kn")).toBe("ta")
    expect((await begin("?lang=fr")).answer.status).toBe(302)
  })

  test.each([
    ["//evil.example", "/"],
    ["/%252e//evil.example", "/"],
    ["/%252fevil.example", "/%2fevil.example"]
  ])("[asvs V3.7.2] unescapes returnTo=%s once, and goes on to no other site", async (returnTo, location) => {
    const { signInWith } = startWithIssuer()
    expect(locationOf(await signInWith(Effect.succeed(asha), `?returnTo=${returnTo}`))).toBe(location)
  })

  test("[asvs V3.3.5] keeps small cookies, however long the way on is", async () => {
    const { begin } = startWithIssuer()
    const letters = ["a", "é", "ऄ"].map((letter) => encodeURIComponent(letter.repeat(500)).slice(0, 1800))
    // An address holds a brace as it is; a cookie holds it escaped twice.
    const braces = [60, 160, 162, 164].map((count) => "{".repeat(320) + encodeURIComponent("ऄ".repeat(count)))
    for (const wayOn of [...letters, ...braces])
      expect((await begin(`?returnTo=/${wayOn}`)).cookie.length).toBeLessThan(4096)
  })

  test("works in several tabs at once, and begins anew with too many", async () => {
    const { server, begin, answerTo } = startWithIssuer()
    const tabs = [await begin(), await begin(), await begin()]
    const cookie = tabs.map((tab) => tab.cookie).join("; ")
    for (const [index, tab] of tabs.entries()) {
      const person = Effect.succeed({ ...asha, subject: `${index}`, email: `${index}@example.com` })
      const answer = await server.fetch(answerTo(tab.address, person), { headers: { cookie } })
      expect(locationOf(answer)).toBe("/")
    }
    const crowd = await Promise.all(Array.from({ length: 5 }, () => begin()))
    const { answer } = await begin("", crowd.map((tab) => tab.cookie).join("; "))
    const ended = answer.headers.getSetCookie().filter((line) => line.includes("Max-Age=0"))
    expect(ended).toHaveLength(5)
  })
})

describe("a callback is refused, and leads back to the sign-in page without a session,", () => {
  type Change = (path: string, cookie: string, other: string) => readonly [string, string, seconds?: number]

  const outcomeOf = async (change: Change) => {
    const { server, begin, answerTo } = startWithIssuer()
    const { address, cookie } = await begin("?returnTo=/feedback")
    const path = answerTo(address, Effect.succeed(asha))
    const [changed, sent, seconds = 0] = change(path, cookie, (await begin()).cookie)
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 })
    onTestFinished(() => void vi.useRealTimers())
    const answer = await server.fetch(changed, { headers: { cookie: sent } })
    return [answer.status, locationOf(answer), await userOf(server, answer)]
  }

  const state = /state=[^&]*/

  const changes: ReadonlyArray<readonly [string, Change]> = [
    ["after ten minutes", (path, cookie) => [path, cookie, 601]],
    ["without the cookie of its browser", (path) => [path, ""]],
    ["with the cookie of another browser", (path, _cookie, other) => [path, other]],
    ["without a state", (path, cookie) => [path.replace(state, ""), cookie]],
    ["with another state", (path, cookie) => [path.replace(state, `state=${"x".repeat(43)}`), cookie]],
    ["with two states", (path, cookie) => [`${path}&state=x`, cookie]],
    ["with an altered cookie", (path, cookie) => [path, cookie.replace("%2Ffeedback", "%2Finsights")]],
    ["with a cookie that lasts longer", (path, cookie) => [path, cookie.replace(/=\d+/, "=99999999999")]],
    ["with a broken cookie", (path, cookie) => [path, `${cookie.replace(/=.*/, "")}=%E0%A4%A`]]
  ]

  test.each(changes)("[asvs V10.2.1] %s", async (_title, change) => {
    expect(await outcomeOf(change)).toEqual([302, "/sign-in?problem=lost", nobody])
  })

  test("[asvs V10.5.1] a second time, though HEAD uses up no code", async () => {
    const { server, begin, answerTo } = startWithIssuer()
    const { address, cookie } = await begin()
    const path = answerTo(address, Effect.succeed(asha))
    await server.fetch(path, { method: "HEAD", headers: { cookie } })
    const first = await server.fetch(path, { headers: { cookie } })
    expect(locationOf(first)).toBe("/")
    expect(first.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^honesthive-login-[\w-]{8}=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/)
    )
    const again = await server.fetch(path, { headers: { cookie } })
    expect([locationOf(again), browserCookies(again)]).toEqual(["/sign-in?problem=lost", ""])
  })
})

describe("what goes wrong is said on the sign-in page, and the way on is kept:", () => {
  const cause = new Error("CANARY-CAUSE")

  test.each([
    ["denied", new SignInDenied()],
    ["refused", new SignInRefused({ cause })],
    ["away", new IssuerUnavailable({ cause })]
  ])("%s at the issuer", async (problem, failure) => {
    const { signInWith } = startWithIssuer()
    const answer = await signInWith(Effect.fail(failure), "?returnTo=/feedback")
    expect(locationOf(answer)).toBe(`/sign-in?problem=${problem}&returnTo=%2Ffeedback`)
    expect(browserCookies(answer)).toBe("")
  })

  test("away before it begins", async () => {
    const { begin, settings } = startWithIssuer()
    settings.away = new IssuerUnavailable({ cause })
    expect((await begin("?returnTo=/feedback")).address).toBe("/sign-in?problem=away&returnTo=%2Ffeedback")
    settings.away = undefined
    expect((await begin()).address).toMatch(/^https:\/\/id\.example\//)
  })

  const unusable = [{ isEmailVerified: false }, { email: null }, { email: "no email" }]

  test.each(unusable)(
    "an email that is none, or not verified, opens no invitation either: %j",
    async (told) => {
      const { server, signIn } = startWithIssuer({ signUp: "closed" })
      succeed(await server.run(inviteAccount("asha@example.com")))
      expect(locationOf(await signIn({ ...asha, ...told }))).toBe("/sign-in?problem=email")
    }
  )

  test("the store away, and a fault of ours", async () => {
    for (const broken of [Effect.fail(new StoreUnavailable({ cause })), Effect.die(cause)]) {
      const directory = Layer.mock(Directory, {
        findByIdentity: () => broken,
        findByEmail: () => broken,
        linksInUse: () => Effect.succeed([])
      })
      const answer = await startWithIssuer({ others: directory }).signIn(asha)
      expect([answer.status, locationOf(answer)]).toEqual([302, "/sign-in?problem=unavailable"])
      expect(await answer.text()).not.toContain("CANARY")
    }
  })
})

describe("[asvs V6.8.1 V10.5.2] an account belongs to one issuer's subject:", () => {
  test.each([
    { ...asha, issuer: "https://evil.example", subject: "asha" },
    { ...asha, subject: "another" },
    { ...asha, subject: "ASHA" }
  ])("the same email from $issuer, $subject does not open it", async (other) => {
    const { server, signIn } = startWithIssuer()
    await signIn({ ...asha, subject: "asha" })
    const answer = await signIn(other)
    expect([locationOf(answer), await userOf(server, answer)]).toEqual(["/sign-in?problem=taken", nobody])
  })

  test("until the operator sets it free, which ends its sessions", async () => {
    const { server, signIn } = startWithIssuer()
    const before = await signIn(asha)
    const user = await userOf(server, before)
    succeed(await server.run(releaseAccount("asha@example.com")))
    expect(await userOf(server, before)).toEqual(nobody)
    const other = { ...asha, issuer: "https://new.example" }
    expect(await userOf(server, await signIn(other))).toEqual(user)
    expect(locationOf(await signIn(asha))).toBe("/sign-in?problem=taken")
  })
})

test("with SIGN_UP=closed nobody comes in but whom the operator invited, once, and stays the same", async () => {
  const { server, signIn } = startWithIssuer({ signUp: "closed" })
  expect(locationOf(await signIn(asha))).toBe("/sign-in?problem=closed")
  expect(await accountOf(server, "asha@example.com")).toBeUndefined()
  const invited = succeed(await server.run(inviteAccount("ASHA@example.com")))
  const first = await userOf(server, await signIn(asha))
  expect(first).toMatchObject({ id: invited.id, email: "asha@example.com" })
  expect(await accountOf(server, "asha@example.com")).toMatchObject({ firstName: "Asha" })
  expect(locationOf(await signIn({ ...asha, subject: "another" }))).toBe("/sign-in?problem=taken")
  expect(await userOf(server, await signIn(asha))).toEqual(first)
})

describe("passwords", () => {
  test.each(["sign-up", "sign-in"])("open nothing where an issuer does: %s", async (call) => {
    const { server } = startWithIssuer()
    succeed(await server.run(createAccount({ email: "ben@example.com", password })))
    const answer = await server.fetch(`/api/auth/${call}`, json({ email: "ben@example.com", password }))
    expect([answer.status, await messageOf(answer), answer.headers.getSetCookie()]).toEqual([
      403,
      "Sign in through id.example here, not with a password.",
      []
    ])
  })

  test("open everything where no issuer is set, and its callback leads to the sign-in page", async () => {
    const answer = await startServer().fetch("/api/login/callback?code=x&state=y")
    expect([answer.status, locationOf(answer)]).toEqual([302, "/sign-in"])
  })
})

test("signing out ends our session, and asks the issuer nothing", async () => {
  const { server, signIn } = startWithIssuer()
  const signedIn = await signIn(asha)
  const answer = await server.fetch("/api/logout", { headers: { cookie: browserCookies(signedIn) } })
  expect([locationOf(answer), await userOf(server, signedIn)]).toEqual(["/", nobody])
})

describe("the picture that the issuer names", () => {
  const withPicture = { ...asha, imageUrl: "https://id.example/asha.jpg" }

  test("is drawn again and stored at the first sign-in, and never asked for again", async () => {
    const { server, signIn, settings, fetched } = startWithIssuer()
    settings.picture = await photo()
    const user = await userOf(server, await signIn(withPicture))
    expect(user.profileImageUrl).toMatch(/^\/uploads\/photos\/[0-9a-f]{32}\.webp$/)
    const shown = await server.fetch(user.profileImageUrl)
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"])
    expect(await shown.text()).not.toContain("CANARY")
    await signIn(withPicture)
    expect(fetched).toEqual([withPicture.imageUrl])
  })

  test("keeps nobody from signing in when it is not to be had, or is none", async () => {
    for (const picture of [undefined, new Blob(["<svg onload=alert(1)>"], { type: "image/svg+xml" })]) {
      const { server, signIn, settings } = startWithIssuer()
      settings.picture = picture
      expect(await userOf(server, await signIn(withPicture))).toMatchObject({ profileImageUrl: null })
    }
  })

  test("never takes the place of one that the owner chose", async () => {
    const { server, signIn, settings } = startWithIssuer()
    const first = await signIn(asha)
    const cookie = browserCookies(first)
    await server.fetch("/api/user/profile", form({ name: "Asha", profileImage: await photo() }, cookie))
    const { profileImageUrl } = await userOf(server, first)
    succeed(await server.run(releaseAccount("asha@example.com")))
    settings.picture = await photo()
    expect(await userOf(server, await signIn(withPicture))).toMatchObject({ profileImageUrl })
  })
})

test("an issuer that returns to the first of several addresses sends whoever begins at another one to the first, with the way on", async () => {
  const { server } = startWithIssuer({ otherUrls: ["http://abcdefgh.onion"] })
  const path = "/api/login?returnTo=%2Ffeedback"
  const answer = await server.handle(new Request(`http://abcdefgh.onion${path}`))
  expect([answer.status, locationOf(answer)]).toEqual([302, `http://honesthive.test${path}`])
  expect(answer.headers.getSetCookie()).toEqual([])
})
