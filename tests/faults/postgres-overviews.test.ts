import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { FeedbackSummary } from "#core/contract/feedback-schemas.ts"
import { type FakeOpenai, startFakeOpenai } from "../support/fake-openai.ts"
import { type Owner, signInOwner, signUpOwner, submit, until } from "../support/people.ts"
import { createDatabase, openSql, type PostgresServer, startPostgres } from "../support/postgres.ts"
import { type Replicas, startReplicas } from "../support/replicas.ts"

const written = [
  "You mentor every junior with patience, thank you.",
  "Your mentoring helped me grow, thank you so much.",
  "You take time for those who are new.",
  "You listen to us in every meeting, thank you."
]

const readSummary = Schema.decodeUnknownSync(Schema.fromJsonString(FeedbackSummary))

let openai: FakeOpenai
let postgres: PostgresServer
let databaseUrl: string
let replicas: Replicas
let here: Owner
let there: Owner
let owners = 0

beforeAll(async () => {
  openai = await startFakeOpenai()
  postgres = await startPostgres({ isDurable: false })
  databaseUrl = await createDatabase(postgres.url("postgres"))
  replicas = await startReplicas(databaseUrl, 2, {
    MODERATION: "openai",
    OPENAI_API_KEY: "sk-test",
    OPENAI_BASE_URL: openai.baseUrl
  })
})

afterAll(async () => {
  openai?.close()
  await replicas?.stop()
  await postgres?.remove()
})

const urlOf = (index: number): string => replicas.servers[index]?.url ?? ""

const receive = async (owner: Owner, texts: ReadonlyArray<string>) => {
  const before = (await owner.list()).length
  for (const [index, text] of texts.entries()) {
    expect((await submit(urlOf(index % 2), owner.link, text)).status).toBe(201)
  }
  await until("all is judged", async () => (await owner.list()).length === before + texts.length)
}

/** The same person on both servers, with a hive of their own. */
beforeEach(async () => {
  openai.sumUp("at once")
  const name = `Overview ${++owners}`
  here = await signUpOwner(urlOf(0), name)
  there = await signInOwner(urlOf(1), name)
  await receive(here, written)
})

const bytesOf = async (owner: Owner): Promise<string> => {
  const answer = await owner.send("GET", "/api/user/feedback-summary")
  expect(answer.status).toBe(200)
  return answer.text()
}

const onBoth = async (times: number): Promise<ReadonlyArray<string>> =>
  Promise.all(Array.from({ length: 2 * times }, (_, index) => bytesOf(index % 2 === 0 ? here : there)))

/** As the fake service names a theme, and our own words never do. */
const byService = /^[A-Z][a-z]+ mentoring$/

/**
 * What both say once they agree, in the service's words, and all that they said until then: who waited too long for the
 * service answers with its own words meanwhile.
 */
const agreedOnBoth = async (): Promise<{ readonly agreed: string; readonly all: ReadonlyArray<string> }> => {
  const all: Array<string> = []
  const isAgreed = async (): Promise<boolean> => {
    const said = await onBoth(3)
    all.push(...said)
    return new Set(said).size === 1 && strengthsIn(said[0]).some((phrase) => byService.test(phrase))
  }
  await expect.poll(isAgreed, { timeout: 20_000 }).toBe(true)
  return { agreed: all.at(-1) ?? "", all }
}

const strengthsIn = (bytes: string | undefined) => readSummary(bytes ?? "").keyStrengths

const storedOverviews = async () => {
  const sql = openSql(databaseUrl)
  const rows = await sql`SELECT content FROM overview WHERE owner =
    (SELECT owner FROM account WHERE email = ${`overview.${owners}@people.example`})`
  await sql.end()
  return rows.map(({ content }) => `${content}`)
}

describe("two servers whose OpenAI never says the same twice", () => {
  test("asked at once answer the same bytes, and go on to do so without asking again", async () => {
    const before = openai.asked()
    const [first, ...others] = await onBoth(10)
    expect(strengthsIn(first)).toEqual([expect.stringMatching(byService)])
    expect(new Set(others)).toEqual(new Set([first]))
    expect(openai.asked() - before).toBeLessThanOrEqual(2)
    const asked = openai.asked()
    expect(new Set(await onBoth(5))).toEqual(new Set([first]))
    expect(openai.asked()).toBe(asked)
  })

  test("find new words together when an item comes, and none of them stays when one is deleted", async () => {
    const [first] = await onBoth(1)
    await receive(there, ["You explain patiently, thank you."])
    const { agreed } = await agreedOnBoth()
    expect(agreed).not.toBe(first)
    expect(readSummary(agreed).evidence[0]?.count).toBe(5)
    const [id = "nothing"] = readSummary(agreed).evidence[0]?.ids ?? []
    expect(await storedOverviews()).toHaveLength(1)
    expect((await here.send("DELETE", `/api/feedback/${id}`)).status).toBe(204)
    expect(await storedOverviews()).toEqual([])
    for (const bytes of (await agreedOnBoth()).all) expect(bytes).not.toContain(id)
  })

  test("keep them sealed", async () => {
    await onBoth(1)
    const [content = ""] = await storedOverviews()
    expect(Buffer.from(content, "base64").toString("latin1")).not.toContain("mentoring")
    expect(content).not.toContain("mentoring")
  })

  test("wait for none of it: their own words stand until it has answered, and they are the same, too", async () => {
    openai.sumUp("slowly")
    const started = performance.now()
    const early = await onBoth(3)
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(new Set(early).size).toBe(1)
    expect(strengthsIn(early[0])).not.toContainEqual(expect.stringMatching(byService))
    openai.release()
    const isLate = async () => byService.test(strengthsIn(await bytesOf(here))[0] ?? "")
    await until("what came late stands", isLate)
    expect(new Set(await onBoth(3)).size).toBe(1)
  })

  test("answer alike when it fails, and ask no more for now", async () => {
    openai.sumUp("not at all")
    const answers = await onBoth(3)
    expect(new Set(answers).size).toBe(1)
    expect(readSummary(answers[0] ?? "").overallSentiment).toBe("100% positive")
    const asked = openai.asked()
    expect(new Set(await onBoth(3))).toEqual(new Set(answers))
    expect(openai.asked()).toBe(asked)
  })
})
