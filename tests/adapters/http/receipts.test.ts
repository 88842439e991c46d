import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { receiptSchemas } from "#core/contract/receipt-schemas.ts"
import { receiptOf, tokenOf } from "#core/domain/receipts/receipt-token.ts"
import { json, messageOf } from "./support/requests.ts"
import { makeHive } from "./support/sample-hives.ts"
import { startServer } from "./support/test-server.ts"

const [code, otherCode] = ["0123456789ABCDEF0", "FEDCBA98765432100"]

const start = async () => {
  const server = startServer()
  await makeHive(server, "asha@example.com", "asha-rao")
  const post = (path: string, body: object) => server.fetch(path, json(body))
  const send = (receipt: unknown) => post("/api/profile/asha-rao/feedback", { content: "Good work", receipt })
  const lookUp = (token: unknown) => post("/api/receipt", { token })
  const takeBack = (token: unknown) => post("/api/receipt/take-back", { token })
  return { send, lookUp, takeBack }
}

const bytesOf = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers].filter(([name]) => name !== "x-request-id"),
  body: await response.text()
})

describe("a receipt over HTTP", () => {
  test("[anon A38] is found by its token, and tells what its Schema says and no more", async () => {
    const { send, lookUp } = await start()
    expect((await send(receiptOf(code))).status).toBe(201)
    const found = await lookUp(tokenOf(code))
    expect(found.status).toBe(200)
    const decode = Schema.decodeUnknownSync(receiptSchemas.readReceipt.answer, { onExcessProperty: "error" })
    expect(decode(await found.json())).toEqual({
      state: "received",
      rejectedFor: null,
      status: null,
      answer: null
    })
  })

  test("[anon A38] that is taken back looks like one that was never made, byte for byte", async () => {
    const { send, lookUp, takeBack } = await start()
    await send(receiptOf(code))
    const right = await bytesOf(await takeBack(tokenOf(code)))
    const wrong = await bytesOf(await takeBack(tokenOf(otherCode)))
    expect(right).toEqual(wrong)
    expect(right.status).toBe(202)
    const gone = await bytesOf(await lookUp(tokenOf(code)))
    expect(gone).toEqual(await bytesOf(await lookUp(tokenOf(otherCode))))
    expect(gone.status).toBe(404)
  })

  test("[anon A37] gets the same response when it is stored already", async () => {
    const { send } = await start()
    const first = await bytesOf(await send(receiptOf(code)))
    expect(await bytesOf(await send(receiptOf(code)))).toEqual(first)
  })

  test.each([1, null, "", "a", "A".repeat(42), "A".repeat(44), `${"A".repeat(42)}B`, "A".repeat(100_000)])(
    "is refused as %j",
    async (given) => {
      const { send, lookUp, takeBack } = await start()
      for (const response of [await send(given), await lookUp(given), await takeBack(given)])
        expect([response.status, typeof (await messageOf(response))]).toEqual([
          expect.toBeOneOf([400, 413]),
          "string"
        ])
    }
  )
})
