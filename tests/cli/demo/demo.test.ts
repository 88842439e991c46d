import { spawn } from "node:child_process"
import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { CurrentUser } from "#core/contract/account-schemas.ts"
import { AccountSettings } from "#core/contract/account-settings-schemas.ts"
import { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { PublicBadges } from "#core/contract/progress-schemas.ts"
import { PublicAnswers, PublicProfile } from "#core/contract/public-profile-schemas.ts"
import { livePageHives } from "#ui/offline/samples/sample-hives.ts"
import { busyQuestions } from "#ui/offline/samples/texts/busy-texts.ts"
import { cookieOf, postJson } from "../../support/people.ts"
import { temporaryFolder, untilServing } from "../../support/server.ts"

const task = fileURLToPath(new URL("../../../cli/tasks/demo.ts", import.meta.url))
const password = "honest sample hives"

const temporary = temporaryFolder()
let demo: Awaited<ReturnType<typeof untilServing>>

/** The environment of a server that has real data, and must not be touched: nobody answers there. */
const realService = {
  DATABASE_URL: "postgres://hive:secret@127.0.0.1:1/hive",
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "hive@example.org"
}

const foldersLeft = () => readdirSync(temporary.path).filter((name) => name.startsWith("honesthive-demo-"))

const json = async <A>(schema: Schema.Codec<A, unknown>, path: string, cookie = ""): Promise<A> => {
  const answer = await fetch(`${demo.url}${path}`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return Schema.decodeUnknownSync(schema)(await answer.json())
}

const signIn = async (email: string): Promise<string> =>
  cookieOf(await postJson(demo.url, "/api/auth/sign-in", { email, password }))

beforeAll(async () => {
  const places = { PATH: process.env.PATH, TMPDIR: temporary.path, TEMP: temporary.path }
  const env = { ...realService, ...places, PORT: "0" }
  demo = await untilServing(
    spawn(process.execPath, [task], { env }),
    /sign in at http:\/\/localhost:(\d+)\/sign-in/
  )
}, 120_000)

afterAll(async () => {
  await demo.stop("SIGKILL")
  temporary.remove()
})

describe("npm run demo", () => {
  test("tells how to sign in, and the new hive has no name and no link", async () => {
    for (const text of ["new@demo.example", "busy@demo.example", "badges@demo.example", password])
      expect(demo.output()).toContain(text)
    const user = await json(CurrentUser, "/api/auth/user", await signIn("new@demo.example"))
    expect(user).toMatchObject({ name: null, feedbackLink: null })
  })

  test("tells of an operator, and nothing that a server with lasting data would", async () => {
    expect(demo.output()).toContain("/admin/login as demo.admin")
    expect(demo.output()).not.toMatch(/encryption key|There is no admin/)
    const admin = { username: "demo.admin", password }
    const cookie = cookieOf(await postJson(demo.url, "/api/admin/login", admin))
    const session = await fetch(`${demo.url}/api/admin/session`, { headers: { cookie } })
    expect(await session.json()).toMatchObject({ admin: { username: "demo.admin", role: "operator" } })
  })

  test("the busy hive has some sixty items over weeks, some rejected, five public, some that answer questions", async () => {
    const items = await json(FeedbackItems, "/api/user/feedback", await signIn("busy@demo.example"))
    const rejected = items.filter(({ moderationStatus }) => moderationStatus === "rejected")
    expect(items.length).toBeGreaterThanOrEqual(55)
    expect(rejected.length).toBeGreaterThanOrEqual(2)
    expect(new Set(items.map(({ createdAt }) => createdAt)).size).toBeGreaterThan(14)
    expect(items.filter(({ isPublic }) => isPublic)).toHaveLength(5)
    for (const { question: asked } of Object.values(busyQuestions))
      expect(items.filter(({ question }) => question === asked)).toHaveLength(4)
    expect((await json(PublicProfile, "/api/profile/asha-raman")).feedback).toHaveLength(5)
  })

  test("the third hive has all badges, and visitors see them", async () => {
    const badges = await json(PublicBadges, "/api/profile/ravi-marigold/gamification")
    expect(badges.hasHiveEnlightenedBadge).toBe(true)
    expect(badges.badges).toHaveLength(25)
  })

  test.each([
    ["hi", "kavita-joshi"],
    ["te", "anusha-reddy"],
    ["ta", "kalaivani-murugan"],
    ["kn", "kavya-hegde"]
  ] as const)(
    "a hive speaks %s: its owner's app, and a page with answers, questions and a badge",
    async (language, link) => {
      const { email, questions } = livePageHives[language]
      expect(demo.output()).toContain(`http://localhost:${demo.port}/${link}`)
      expect(await json(AccountSettings, "/api/account", await signIn(email))).toMatchObject({ language })
      const { answers } = await json(PublicAnswers, `/api/profile/${link}/answers`)
      expect(answers.map(({ status }) => status).toSorted()).toEqual(["acted", "thank-you", "will-act"])
      const { badges } = await json(PublicBadges, `/api/profile/${link}/gamification`)
      expect(badges.length).toBeGreaterThanOrEqual(1)
      const page = await (await fetch(`${demo.url}/${link}?lang=${language}`)).text()
      expect(page).toContain(`<html lang="${language}">`)
      for (const { question } of questions) expect(page).toContain(question)
    }
  )

  test("SIGTERM ends it, and its folder is gone", async () => {
    expect(foldersLeft()).toHaveLength(1)
    expect(await demo.stop()).toBe(0)
    expect(foldersLeft()).toEqual([])
  }, 30_000)
})
