import { describe, expect, test } from "vitest"
import { receiptOf, tokenOf } from "#core/domain/receipts/receipt-token.ts"
import { json, messageOf, statusAndMessage, succeed } from "./support/requests.ts"
import { addApproved } from "./support/sample-hives.ts"
import { alreadyWaiting, completeResponse, countWaiting, startHive } from "./support/visitors.ts"

const start = async () => {
  const { server, hive } = await startHive()
  const submit = (
    body: BodyInit = padded(40),
    headers: Readonly<Record<string, string>> = {},
    more: RequestInit = {}
  ) =>
    server.fetch("/api/profile/asha-rao/feedback", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      ...more
    })
  return { server, hive, submit }
}

const padded = (size: number) => JSON.stringify({ content: "Good work" }).padEnd(size, " ")

describe("a JSON body", () => {
  test.each([
    ["16 KiB", padded(16_384), 201],
    ["one byte more", padded(16_385), 413],
    ["8 levels", `{"content":"Good work","x":${"[".repeat(7)}${"]".repeat(7)}}`, 201],
    ["9 levels", `{"content":"Good work","x":${"[".repeat(8)}${"]".repeat(8)}}`, 400],
    ["NUL", '{"content":"a\\u0000b"}', 400],
    ["a lone surrogate", '{"content":"a\\ud83d"}', 400],
    ["NUL where nobody looks", '{"content":"Good work","x":["\\u0000"]}', 400],
    ["a value that hides behind __proto__", '{"__proto__":{"content":"Good work"}}', 400],
    ["bytes that are no UTF-8", Uint8Array.from('{"content":"a\xff"}', (sign) => sign.charCodeAt(0)), 400],
    ["a byte order mark", '\ufeff{"content":"Good work"}', 201]
  ])("of %s", async (_name, body, status) => {
    const { submit } = await start()
    expect((await submit(body)).status).toBe(status)
  })

  test.each([
    ["application/json", 201],
    ["Application/JSON; Charset=UTF-8", 201],
    ['application/json;charset="utf-8"', 201],
    ["application/json; charset=utf-16", 415],
    ["application/json; profile=x", 415],
    ["application/problem+json", 415]
  ])("sent as %s", async (type, status) => {
    const { submit } = await start()
    expect((await submit(padded(40), { "content-type": type })).status).toBe(status)
  })

  test("that is compressed is refused, and one that arrives in pieces is counted as it arrives", async () => {
    const { submit } = await start()
    expect((await submit(padded(40), { "content-encoding": "gzip" })).status).toBe(415)
    const send = (size: number) =>
      // @ts-expect-error Fetch demands it for streams; TypeScript's DOM does not know it yet.
      submit(new Blob([padded(size)]).stream(), {}, { duplex: "half" })
    expect([(await send(60_000)).status, (await send(600)).status]).toEqual([413, 201])
  })
})

describe("Idempotency-Key", () => {
  test("stores a repeated submission once, and answers it alike", async () => {
    const { server, submit } = await start()
    const send = () => submit(padded(40), { "idempotency-key": "k-1" })
    const [first, again] = [await send(), await send()]
    expect(await completeResponse(again)).toEqual(await completeResponse(first))
    expect(await countWaiting(server)).toBe(alreadyWaiting + 1)
  })

  test.each([
    ["a".repeat(255), 201],
    ["a".repeat(256), 400],
    ["", 400],
    ["caf\u00e9", 400],
    ["a\tb", 400]
  ])("%j is answered %i", async (key, status) => {
    const { submit } = await start()
    expect((await submit(padded(40), { "idempotency-key": key })).status).toBe(status)
  })
})

describe("an owner's list", () => {
  const path = "/api/user/feedback"

  const nextIn = (answer: Response) => /^<(.*)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1]

  test("comes whole without a limit, and in parts that together are the same", async () => {
    const { server, hive } = await start()
    for (let count = 0; count < 118; count++)
      succeed(await server.run(addApproved(hive.owner, `Note ${count}`)))
    const whole = await hive.ask(path)
    expect(nextIn(whole)).toBeUndefined()
    const parts: Array<unknown> = []
    for (let next: string | undefined = `${path}?limit=50`; next !== undefined; ) {
      const answer = await hive.ask(next)
      parts.push(...(await answer.json()))
      next = nextIn(answer)
    }
    expect(parts).toEqual(await whole.json())
    expect(parts).toHaveLength(121)
  })

  test("goes on after an item that was deleted meanwhile", async () => {
    const { server, hive } = await start()
    succeed(await server.run(addApproved(hive.owner, "One more")))
    const all: ReadonlyArray<{ id: string }> = await hive.read(path)
    const first = await hive.ask(`${path}?limit=2`)
    expect((await hive.ask(`/api/feedback/${all[1]?.id}`, "DELETE")).status).toBe(204)
    expect(await hive.read(nextIn(first) ?? "")).toEqual(all.slice(2, 4))
  })

  test("is refused with a clear word for other limits and places", async () => {
    const { hive } = await start()
    const limits = ["0", "501", "1.5", "", "-1"].map((limit) => `limit=${limit}`)
    for (const query of [...limits, "limit=2&after=2026-02-30.a", "after=0000-01-01.a", "after=x"]) {
      const answer = await hive.ask(`${path}?${query}`)
      expect(answer.status, query).toBe(400)
      expect(await messageOf(answer)).toMatch(/^(?:limit|after) must be /)
    }
  })
})

const [code, otherCode] = ["0123456789ABCDEF0", "FEDCBA98765432100"]

const startReceipts = async () => {
  const { server } = await startHive()
  const post = (path: string, body: object) => server.fetch(path, json(body))
  const send = (receipt: unknown) => post("/api/profile/asha-rao/feedback", { content: "Good work", receipt })
  const lookUp = (token: unknown) => post("/api/receipt", { token })
  const takeBack = (token: unknown) => post("/api/receipt/take-back", { token })
  return { send, lookUp, takeBack }
}

describe("a receipt over HTTP", () => {
  test("[anon A38] is found by its token, and tells nothing before the next midnight", async () => {
    const { send, lookUp } = await startReceipts()
    expect((await send(receiptOf(code))).status).toBe(201)
    const found = await lookUp(tokenOf(code))
    const nothingYet = { state: "received", rejectedFor: null, status: null, answer: null }
    expect([found.status, await found.json()]).toStrictEqual([200, nothingYet])
  })

  test("[anon A38] that is taken back looks like one that was never made, byte for byte", async () => {
    const { send, lookUp, takeBack } = await startReceipts()
    await send(receiptOf(code))
    const right = await completeResponse(await takeBack(tokenOf(code)))
    const wrong = await completeResponse(await takeBack(tokenOf(otherCode)))
    expect(right).toEqual(wrong)
    expect(right.status).toBe(202)
    const gone = await completeResponse(await lookUp(tokenOf(code)))
    expect(gone).toEqual(await completeResponse(await lookUp(tokenOf(otherCode))))
    expect(gone.status).toBe(404)
  })

  test.each(["", "a", "A".repeat(42), "A".repeat(44), `${"A".repeat(42)}B`])(
    "is refused as %j",
    async (given) => {
      const { send, lookUp, takeBack } = await startReceipts()
      for (const response of [await send(given), await lookUp(given), await takeBack(given)])
        expect(await statusAndMessage(response)).toEqual([400, expect.any(String)])
    }
  )
})
