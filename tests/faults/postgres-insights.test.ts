import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { FeedbackSummary } from "#core/contract/insight-schemas.ts"
import { type FakeOpenai, startFakeOpenai } from "../support/fake-openai.ts"
import { type OwnerClient, pollUntil, signInOwner, signUpOwner, submit } from "../support/people.ts"
import { openSql } from "../support/postgres.ts"
import { type Replicas, startReplicas } from "../support/replicas.ts"
import { sharedDatabase } from "../support/shared-postgres.ts"

const writtenTexts = [
  "You mentor every junior with patience, thank you.",
  "Your mentoring helped me grow, thank you so much.",
  "You take time for those who are new.",
  "You listen to us in every meeting, thank you."
]

const readSummary = Schema.decodeUnknownSync(Schema.fromJsonString(FeedbackSummary))

let openai: FakeOpenai
let databaseUrl: string
let replicas: Replicas
let firstReplica: OwnerClient
let secondReplica: OwnerClient
let owners = 0

beforeAll(async () => {
  openai = await startFakeOpenai()
  databaseUrl = await sharedDatabase()
  replicas = await startReplicas(databaseUrl, 2, {
    MODERATION: "openai",
    OPENAI_API_KEY: "sk-test",
    OPENAI_BASE_URL: openai.baseUrl
  })
})

afterAll(async () => {
  openai?.close()
  await replicas?.stop()
})

const urlOf = (index: number): string => replicas.servers[index]?.url ?? ""

const receive = async (owner: OwnerClient, texts: ReadonlyArray<string>) => {
  const before = (await owner.list()).length
  for (const [index, text] of texts.entries()) {
    expect((await submit(urlOf(index % 2), owner.link, text)).status).toBe(201)
  }
  await pollUntil("all is judged", async () => (await owner.list()).length === before + texts.length)
}

/** Each test has a new owner, who is signed in on both servers. */
beforeEach(async () => {
  const name = `Insight ${++owners}`
  firstReplica = await signUpOwner(urlOf(0), name)
  secondReplica = await signInOwner(urlOf(1), name)
  await receive(firstReplica, writtenTexts)
})

const bytesOf = async (owner: OwnerClient): Promise<string> => {
  const answer = await owner.send("GET", "/api/user/feedback-summary")
  expect(answer.status).toBe(200)
  return answer.text()
}

const onBoth = async (times: number): Promise<ReadonlyArray<string>> =>
  Promise.all(
    Array.from({ length: 2 * times }, (_, index) => bytesOf(index % 2 === 0 ? firstReplica : secondReplica))
  )

const storedInsights = async () => {
  const sql = openSql(databaseUrl)
  const rows = await sql`SELECT content FROM insight WHERE owner =
    (SELECT owner FROM account WHERE email = ${`insight.${owners}@people.example`})`
  await sql.end()
  return rows.map(({ content }) => `${content}`)
}

describe("two servers with OpenAI as a guard", () => {
  test("[anon A25] answer the same bytes, send what was written nowhere together, and keep it sealed", async () => {
    const [first = "", ...others] = await onBoth(10)
    expect(new Set(others)).toEqual(new Set([first]))
    expect(openai.most()).toBe(1)
    const [phrase = "nothing"] = readSummary(first).keyStrengths
    expect(phrase).not.toBe("nothing")
    const [content = ""] = await storedInsights()
    expect(content).not.toBe("")
    expect(Buffer.from(content, "base64").toString("latin1")).not.toContain(phrase)
    expect(content).not.toContain(phrase)
  })

  test("find it anew together when an item comes, and nothing of it stays when one is deleted", async () => {
    const [first] = await onBoth(1)
    await receive(secondReplica, ["You explain patiently, thank you."])
    const [second, ...others] = await onBoth(3)
    expect(second).not.toBe(first)
    expect(new Set(others)).toEqual(new Set([second]))
    const [id = "nothing"] = readSummary(second ?? "").evidence[0]?.ids ?? []
    expect(await storedInsights()).toHaveLength(1)
    expect((await firstReplica.send("DELETE", `/api/feedback/${id}`)).status).toBe(204)
    expect(await storedInsights()).toEqual([])
    for (const bytes of await onBoth(3)) expect(bytes).not.toContain(id)
  })
})
