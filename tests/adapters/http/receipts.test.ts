import { describe, expect, test } from "vitest"
import { receiptOf, tokenOf } from "#core/domain/receipts/receipt-token.ts"
import { json, statusAndMessage } from "./support/requests.ts"
import { completeResponse, startHive } from "./support/visitors.ts"

const [code, otherCode] = ["0123456789ABCDEF0", "FEDCBA98765432100"]

const start = async () => {
  const { server } = await startHive()
  const post = (path: string, body: object) => server.fetch(path, json(body))
  const send = (receipt: unknown) => post("/api/profile/asha-rao/feedback", { content: "Good work", receipt })
  const lookUp = (token: unknown) => post("/api/receipt", { token })
  const takeBack = (token: unknown) => post("/api/receipt/take-back", { token })
  return { send, lookUp, takeBack }
}

describe("a receipt over HTTP", () => {
  test("[anon A38] is found by its token, and tells nothing before the next midnight", async () => {
    const { send, lookUp } = await start()
    expect((await send(receiptOf(code))).status).toBe(201)
    const found = await lookUp(tokenOf(code))
    const nothingYet = { state: "received", rejectedFor: null, status: null, answer: null }
    expect([found.status, await found.json()]).toStrictEqual([200, nothingYet])
  })

  test("[anon A38] that is taken back looks like one that was never made, byte for byte", async () => {
    const { send, lookUp, takeBack } = await start()
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
      const { send, lookUp, takeBack } = await start()
      for (const response of [await send(given), await lookUp(given), await takeBack(given)])
        expect(await statusAndMessage(response)).toEqual([400, expect.any(String)])
    }
  )
})
