import { Effect, Layer, Option } from "effect"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { Day } from "#core/domain/values/day.ts"
import { Directory } from "#core/ports/directory.ts"
import { WebhookSender } from "#core/ports/webhook-sender.ts"
import { sendWebhooks } from "#core/use-cases/webhooks/send-webhooks.ts"
import { setWebhook } from "#core/use-cases/webhooks/set-webhook.ts"
import { putRecords, readHive } from "../../../contracts/storage-adapter.ts"
import { makeAccount, makeApproved } from "../../../support/storage-records.ts"
import { worldAround } from "../../../support/world.ts"
import { openStore, schemaForThisTest } from "./test-store.ts"

const asha = OwnerId("asha")
const friday = Day("2026-11-20")
const due = Date.parse("2026-11-21T09:00:00Z")

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: due }))

afterEach(() => void vi.useRealTimers())

test("of two servers that share a database, one sends the webhook", async () => {
  const url = await schemaForThisTest()
  const bodies: Array<string> = []
  const sender = Layer.succeed(WebhookSender)(
    Option.some(({ body }) => Effect.sync(() => void bodies.push(body)))
  )
  const server = () => Layer.mergeAll(openStore({ url }), worldAround("open"), sender)
  const prepare = Effect.gen(function* () {
    const account = makeAccount(asha)
    yield* (yield* Directory).create(account)
    const target = { address: "https://ntfy.example/asha", form: "ntfy" } as const
    yield* setWebhook(account, { every: "day", hour: 9, target })
    const { webhook } = (yield* readHive(asha, {})).account
    if (webhook === null) return expect.fail("no webhook")
    const since = { ...webhook, schedule: { ...webhook.schedule, since: friday } }
    const note = makeApproved("note", { createdOn: friday, owner: asha })
    yield* putRecords({ ...account, webhook: since }, note)
  })
  await Effect.runPromise(Effect.provide(prepare, server()))
  await Promise.all(
    [server(), server()].map((replica) => Effect.runPromise(Effect.provide(sendWebhooks(due), replica)))
  )
  expect(bodies).toEqual(["1 note since Friday"])
})
