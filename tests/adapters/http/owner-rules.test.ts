import { Layer } from "effect"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { questionTexts } from "#core/domain/feedback/question-text.ts"
import { ReleaseDefault, ReleaseLeast, ReleaseWindow } from "#core/ports/release-window.ts"
import { limitsBehind, repeatInOrder, statusesOf } from "./support/limited.ts"
import { json, signUp, statusAndMessage, urlencoded } from "./support/requests.ts"
import { startServer } from "./support/test-server.ts"
import { testServices } from "./support/test-services.ts"
import { completeResponse, startHive, submission } from "./support/visitors.ts"

const now = Date.parse("2026-11-22T10:20:00Z")
const midnight = Date.parse("2026-11-23T00:00:00Z")
const more = { question: "What should I do more of?", thanks: "That helps me plan." }

const start = async (layer: Layer.Layer<never> = Layer.empty) => {
  vi.useFakeTimers({ toFake: ["Date"], now })
  onTestFinished(() => void vi.useRealTimers())
  const { server, hive } = await startHive(Layer.merge(testServices, layer))
  const choose = (questions: unknown) => hive.send("/api/account/questions", { questions }, "PUT")
  const chooseAudience = (audience: unknown) => hive.send("/api/account/audience", { audience }, "PUT")
  const release = async () => (await hive.read("/api/account")).release
  const page = async () => (await server.fetch("/asha-rao")).text()
  return { server, hive, choose, chooseAudience, release, page }
}

describe("PUT /api/account/questions", () => {
  test("[anon A31] announces questions, which the page shows from the boundary on", async () => {
    const { hive, choose, page } = await start()
    const answer = await choose([{ ...more, question: ` ${more.question} ` }])
    expect(answer.status).toBe(200)
    const { questions } = await answer.json()
    const from = new Date(midnight).toISOString()
    expect(questions).toEqual({ asked: [], announced: { questions: [more], from }, nextChangeAt: from })
    expect((await hive.read("/api/account")).questions).toEqual(questions)
    expect(await page()).not.toContain(more.question)
    vi.setSystemTime(midnight)
    expect(await page()).toContain(more.question)
    expect((await hive.read("/api/account")).questions).toEqual({
      asked: [more],
      announced: null,
      nextChangeAt: new Date(midnight + 7 * 86_400_000).toISOString()
    })
  })

  test.each([
    ["What a piece of shit are you?", questionTexts.refused],
    ["Seen example.com?", questionTexts.link]
  ])("refuses %j with 400 and says why", async (question, message) => {
    const { hive, choose } = await start()
    const before = await hive.read("/api/account")
    const answer = await choose([{ question, thanks: "" }])
    expect([answer.status, await answer.json()]).toEqual([400, { message }])
    expect(await hive.read("/api/account")).toEqual(before)
  })

  test("takes what owners ask in each language", async () => {
    const { choose } = await start()
    for (const question of [
      "What should I stop doing?",
      "What is one thing I could do better?",
      "How was working with me this year?",
      "What did I do that helped you most?",
      "मुझे क्या बेहतर करना चाहिए?",
      "నేను ఏమి మెరుగుపరచుకోవాలి?",
      "நான் எதை மேம்படுத்த வேண்டும்?",
      "ನಾನು ಏನನ್ನು ಸುಧಾರಿಸಬೇಕು?"
    ])
      expect((await choose([{ question, thanks: "Thank you, I read every note." }])).status, question).toBe(
        200
      )
  })

  test("is limited for each owner", async () => {
    const server = startServer({ limits: limitsBehind(0) })
    const cookie = await signUp(server, "ravi@example.com")
    const body = json({ questions: [] }, { cookie }, "PUT")
    const statuses = statusesOf(await repeatInOrder(31, () => server.fetch("/api/account/questions", body)))
    expect(statuses).toEqual([...Array(30).fill(200), 429])
  })
})

describe("a note", () => {
  const ask = async () => {
    const given = await start()
    await given.choose([more])
    vi.setSystemTime(midnight)
    return given
  }
  const path = "/api/profile/asha-rao/feedback"

  test("gets the same answer with a question, without one, and with an unknown one", async () => {
    const { server } = await ask()
    const send = async (fields: object) =>
      completeResponse(await server.fetch(path, json({ content: "Good work", ...fields })))
    const plain = await send({})
    expect(plain.status).toBe(201)
    for (const question of [more.question, "Unknown?", "", "a".repeat(5_000)])
      expect(await send({ question })).toEqual(plain)
  })

  test("with something else than a text for a question is refused", async () => {
    const { server } = await ask()
    for (const question of [1, null, ["a"], { a: 1 }])
      expect((await server.fetch(path, json({ content: "Good work", question }))).status).toBe(400)
  })

  test("is known again by its key only with the same question, also once that ended", async () => {
    const { server, choose } = await ask()
    const headers = { "idempotency-key": "key-1" }
    const send = async (fields: object) =>
      (await server.fetch(path, json({ content: "Good work", ...fields }, headers))).status
    expect(await send({ question: more.question })).toBe(201)
    expect([await send({}), await send({ question: "Unknown?" })]).toEqual([409, 409])
    await choose([])
    expect(await send({ question: more.question })).toBe(201)
    expect((await server.fetch(path, submission("Good work"))).status).toBe(201)
  })

  test("keeps its question where the form without JavaScript is refused", async () => {
    const { server } = await ask()
    const post = (fields: Record<string, string>) => server.fetch("/asha-rao", urlencoded(fields))
    const refused = await post({ content: "see <b>this</b>", question: more.question })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain("question&#34;:&#34;What should I do more of?&#34;")
    expect((await post({ content: "Good work", question: more.question })).status).toBe(303)
    expect((await post({ content: "Good work", question: "" })).status).toBe(303)
  })
})

test("GET /api/user/feedback-summary?question= tells nothing of a question that too few notes answer", async () => {
  const { hive } = await start()
  for (const question of ["What?", "", more.question]) {
    const query = new URLSearchParams({ question })
    expect(await hive.read(`/api/user/feedback-summary?${query}`)).toMatchObject({ hasSummary: false })
  }
})

const day = 86_400_000
const team = { minutes: 1_440, least: 3 }

describe("PUT /api/account/audience", () => {
  test("[anon A27] tightens at once, announces what is looser for seven days, and cancels it by tightening", async () => {
    const { chooseAudience, release, page } = await start()
    const initial = { minutes: 0, least: 1, audience: "anyone", isChosen: false, nextAt: null }
    expect(await release()).toMatchObject(initial)
    const tightened = await chooseAudience("team")
    expect(tightened.status).toBe(200)
    const inForce = { ...team, audience: "team", isChosen: true, announced: null, mayLoosenFrom: null }
    expect((await tightened.json()).release).toMatchObject({ ...inForce, nextAt: "2026-11-24T00:00:00.000Z" })
    expect(await page()).toContain("least&#34;:3")
    const from = "2026-11-30T00:00:00.000Z"
    expect((await (await chooseAudience("anyone")).json()).release).toMatchObject({
      ...team,
      audience: "team",
      announced: { minutes: 0, least: 1, audience: "anyone", from },
      mayLoosenFrom: "2026-11-29T10:20:00.000Z"
    })
    expect(await page()).toContain(`from&#34;:${Date.parse(from)}`)
    expect((await (await chooseAudience("team")).json()).release).toMatchObject({ ...team, announced: null })
    expect(await statusAndMessage(await chooseAudience("class"))).toEqual([
      409,
      "You can announce one looser rule a week."
    ])
    expect(await page()).toContain("announced&#34;:null")
  })

  test("[anon A27] changes the page by itself when an announced rule takes effect", async () => {
    const { chooseAudience, page } = await start()
    await chooseAudience("team")
    await chooseAudience("anyone")
    vi.setSystemTime(Date.parse("2026-11-30T00:00:00Z") - 1)
    expect(await page()).toContain("least&#34;:3")
    vi.setSystemTime(Date.parse("2026-11-30T00:00:00Z"))
    expect(await page()).toContain("least&#34;:1,&#34;announced&#34;:null")
  })

  test("offers nothing looser than the installation, and names the default", async () => {
    const floor = Layer.mergeAll(
      Layer.succeed(ReleaseWindow)(90),
      Layer.succeed(ReleaseLeast)(2),
      Layer.succeed(ReleaseDefault)("class")
    )
    const { release } = await start(floor)
    expect(await release()).toMatchObject({
      minutes: 90,
      least: 3,
      audience: "class",
      isChosen: false,
      choices: [
        { ...team, audience: "team" },
        { minutes: 90, least: 3, audience: "class" },
        { minutes: 90, least: 2, audience: "anyone" }
      ]
    })
  })

  test("[anon A27] says when notes may next appear, the same whether any wait", async () => {
    const { server, chooseAudience, release } = await start()
    await chooseAudience("class")
    const before = await release()
    expect(before.nextAt).toBe("2026-11-22T12:00:00.000Z")
    const sent = await server.fetch("/api/profile/asha-rao/feedback", json({ content: "Good work" }))
    expect(sent.status).toBe(201)
    expect(await release()).toEqual(before)
    vi.setSystemTime(now + day)
    expect((await release()).nextAt).toBe("2026-11-23T11:00:00.000Z")
  })

  test("refuses any other word, and changes nothing", async () => {
    const { chooseAudience, release } = await start()
    const before = await release()
    for (const audience of ["everybody", "Team", "", null, 1, ["team"], undefined])
      expect((await chooseAudience(audience)).status).toBe(400)
    expect(await release()).toEqual(before)
  })

  test("any choice holds at once before there is a link", async () => {
    const server = startServer({
      services: Layer.merge(testServices, Layer.succeed(ReleaseDefault)("team"))
    })
    const choice = json({ audience: "anyone" }, { cookie: await signUp(server, "ravi@example.com") }, "PUT")
    const answer = await server.fetch("/api/account/audience", choice)
    expect((await answer.json()).release).toMatchObject({ minutes: 0, announced: null, isChosen: true })
  })
})
