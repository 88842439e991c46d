import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { CurrentUser } from "#core/contract/account-schemas.ts"
import { AccountSettings } from "#core/contract/account-settings-schemas.ts"
import { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { GamificationStats, PublicBadges } from "#core/contract/progress-schemas.ts"
import { PublicAnswers, PublicProfile } from "#core/contract/public-profile-schemas.ts"
import { livePageHives } from "#ui/offline/samples/sample-hives.ts"
import { busyQuestions } from "#ui/offline/samples/texts/busy-texts.ts"

const task = fileURLToPath(new URL("../../../cli/tasks/demo.ts", import.meta.url))
const bundle = fileURLToPath(new URL("../../../dist/server/main.js", import.meta.url))
const password = "honest sample hives"

const temporary = mkdtempSync(join(tmpdir(), "honesthive-demo-test-"))
let demo: ChildProcess
let words = ""
let url = ""

/** The environment of a server that has real data, and must not be touched: nobody answers there. */
const realService = {
  DATABASE_URL: "postgres://hive:secret@127.0.0.1:1/hive",
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "hive@example.org"
}

const foldersLeft = () => readdirSync(temporary).filter((name) => name.startsWith("honesthive-demo-"))

const startDemo = () =>
  new Promise<string>((resolve, reject) => {
    demo = spawn(process.execPath, [task], {
      env: {
        ...realService,
        PATH: process.env.PATH,
        TMPDIR: temporary,
        TEMP: temporary,
        PORT: "0",
        LOG_LEVEL: "warn"
      },
      stdio: ["ignore", "pipe", "pipe"]
    })
    const hear = (text: string) => {
      words += text
      const port = /sign in at http:\/\/localhost:(\d+)\/sign-in/.exec(words)?.[1]
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
    }
    for (const stream of [demo.stdout, demo.stderr]) stream?.setEncoding("utf8").on("data", hear)
    demo.once("close", () => reject(new Error(words)))
  })

const json = async <A>(schema: Schema.Codec<A, unknown>, path: string, cookie = ""): Promise<A> => {
  const answer = await fetch(`${url}${path}`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return Schema.decodeUnknownSync(schema)(await answer.json())
}

const signIn = async (email: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email, password })
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? ""
}

beforeAll(async () => {
  url = await startDemo()
}, 120_000)

afterAll(() => {
  demo.kill("SIGKILL")
  rmSync(temporary, { recursive: true, force: true })
})

describe("npm run demo", () => {
  test("tells how to sign in", () => {
    expect(existsSync(bundle)).toBe(true)
    for (const email of ["new@demo.example", "busy@demo.example", "badges@demo.example", password]) {
      expect(words).toContain(email)
    }
  })

  test("the new hive has no name and no link", async () => {
    const user = await json(CurrentUser, "/api/auth/user", await signIn("new@demo.example"))
    expect(user).toMatchObject({ name: null, feedbackLink: null })
  })

  test("the busy hive has some sixty items over weeks, some rejected, five public", async () => {
    const items = await json(FeedbackItems, "/api/user/feedback", await signIn("busy@demo.example"))
    expect(items.length).toBeGreaterThanOrEqual(55)
    const rejected = items.filter(({ moderationStatus }) => moderationStatus === "rejected")
    expect(rejected.length).toBeGreaterThanOrEqual(2)
    expect(new Set(items.map(({ createdAt }) => createdAt)).size).toBeGreaterThan(14)
    expect(items.filter(({ isPublic }) => isPublic)).toHaveLength(5)
    const scripts = [
      /\p{Script=Devanagari}/u,
      /\p{Script=Telugu}/u,
      /\p{Script=Tamil}/u,
      /\p{Script=Kannada}/u
    ]
    for (const script of scripts) expect(items.some(({ content }) => script.test(content))).toBe(true)
  })

  test("its owner reads which notes answer the two questions", async () => {
    const items = await json(FeedbackItems, "/api/user/feedback", await signIn("busy@demo.example"))
    const counts = Object.values(busyQuestions).map(
      (asked) => items.filter(({ question }) => question === asked.question).length
    )
    expect(counts).toEqual([4, 4])
  })

  test("its visitors see the five, with what the owner says to them, and the questions", async () => {
    expect((await json(PublicProfile, "/api/profile/asha-raman")).feedback).toHaveLength(5)
    const { answers } = await json(PublicAnswers, "/api/profile/asha-raman/answers")
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["acted", "thank-you", "will-act"])
    expect(answers.filter(({ answer }) => answer !== null)).toHaveLength(2)
    const page = await (await fetch(`${url}/asha-raman`)).text()
    for (const { question } of Object.values(busyQuestions)) expect(page).toContain(question)
  })

  test("the third hive has all badges, and visitors see them", async () => {
    const badges = await json(PublicBadges, "/api/profile/ravi-marigold/gamification")
    expect(badges.hasHiveEnlightenedBadge).toBe(true)
    expect(badges.badges).toHaveLength(25)
    const stats = await json(
      GamificationStats,
      "/api/gamification/stats",
      await signIn("badges@demo.example")
    )
    for (const { count } of stats.badgeProgress) expect(count).toBeGreaterThanOrEqual(100)
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
      expect(words).toContain(`${url.replace("127.0.0.1", "localhost")}/${link}`)
      const { language: chosen } = await json(AccountSettings, "/api/account", await signIn(email))
      expect(chosen).toBe(language)
      const { answers } = await json(PublicAnswers, `/api/profile/${link}/answers`)
      expect(answers.map(({ status }) => status).toSorted()).toEqual(["acted", "thank-you", "will-act"])
      const { badges } = await json(PublicBadges, `/api/profile/${link}/gamification`)
      expect(badges.length).toBeGreaterThanOrEqual(1)
      const page = await (await fetch(`${url}/${link}?lang=${language}`)).text()
      expect(page).toContain(`<html lang="${language}">`)
      for (const { question } of questions) expect(page).toContain(question)
    }
  )

  test("SIGTERM ends it, and its folder is gone", async () => {
    expect(foldersLeft()).toHaveLength(1)
    const ended = new Promise((resolve) => demo.once("close", resolve))
    demo.kill("SIGTERM")
    expect(await ended).toBe(0)
    expect(foldersLeft()).toEqual([])
  }, 30_000)
})
