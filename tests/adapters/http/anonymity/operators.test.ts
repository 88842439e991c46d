import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { calls } from "#core/contract/calls.ts"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { makeOperator } from "../support/admins.ts"
import { startLimited } from "../support/limited.ts"
import { json, succeed } from "../support/requests.ts"
import {
  addApproved,
  addHeldApproved,
  addHeldRejected,
  addPending,
  addRejected,
  makeHive
} from "../support/sample-hives.ts"
import { callNames } from "../support/valid-requests.ts"
import { completeResponse } from "../support/visitors.ts"

const readingCalls = callNames.filter(
  (name) => calls[name].access === "operator" && calls[name].method === "GET"
)

/** An installation on a clock that stands still, and all that its operators can read. */
const start = async () => {
  const { server } = await startLimited()
  const cookie = await makeOperator(server)
  const { owner } = await makeHive(server, "asha@example.com", "asha-rao")
  const readAll = async () => {
    const found = await server.fetch("/api/admin/owners/search", json({}, { cookie }))
    const read = readingCalls.map((name) => server.fetch(calls[name].path, { headers: { cookie } }))
    return Promise.all([found, ...(await Promise.all(read))].map(completeResponse))
  }
  return { server, owner, readAll }
}

const hiddenNotes = {
  pending: addPending,
  "pending and held": (owner: OwnerId, text: string) => addPending(owner, text, true),
  "approved and held": addHeldApproved,
  rejected: addRejected,
  "rejected and held": addHeldRejected
}

describe("[anon A29] what operators read", () => {
  test.each(Object.entries(hiddenNotes))("is the same bytes, whether or not a note is %s", async (_, add) => {
    const { server, owner, readAll } = await start()
    const before = await readAll()
    expect(new Set(before.map(({ status }) => status))).toEqual(new Set([200]))
    for (let note = 0; note < 3; note++)
      succeed(await server.run(Effect.asVoid(add(owner, `CANARY-NOTE-${note}`))))
    expect(await readAll()).toEqual(before)
  })

  test("has the number of notes that the owner sees, and no text of them", async () => {
    const { server, owner, readAll } = await start()
    succeed(await server.run(addApproved(owner, "CANARY-SHOWN", "CANARY-SUMMARY")))
    const all = JSON.stringify(await readAll())
    expect(all).toContain('shownNotes\\":3')
    expect(all).not.toContain("CANARY")
  })
})
