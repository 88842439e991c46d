import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { calls } from "#core/contract/calls.ts"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { makeOperator } from "../support/admins.ts"
import {
  from,
  highestDraw,
  least,
  postFeedback,
  repeatInOrder,
  reportFrom,
  sendFrom,
  startLimited,
  tenASecond,
  twoHives
} from "../support/limited.ts"
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

/** Ids of the sample feedback differ from server to server. */
const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

type LimitedHives = Awaited<ReturnType<typeof twoHives>>

/** Everything that somebody in another network can ask about a link, until it refuses them and comes round again. */
const seenFromElsewhere = async (limited: LimitedHives) => {
  const { server, pass } = limited
  const address = "192.0.2.1"
  const seen: Array<unknown> = []
  const look = async (answer: Promise<Response>) => {
    const { status, headers, body } = await completeResponse(await answer)
    seen.push({ status, headers, body: body.replace(id, "id") })
  }
  const reading = [
    "/asha-rao",
    "/asha-rao?sent=1",
    "/api/profile/asha-rao",
    "/api/profile/asha-rao/gamification",
    "/report/asha-rao",
    "/report/asha-rao?sent=1"
  ]
  for (let round = 0; round < 3; round++) {
    for (const path of reading) await look(server.fetch(path, { headers: from(address) }))
    await tenASecond(limited, 60, () => look(sendFrom(server, "asha-rao", address)))
    await repeatInOrder(12, () => look(reportFrom(server, "asha-rao", address)))
    await look(postFeedback(server, "asha-rao", "see <b>this</b>", address))
    await look(postFeedback(server, "asha-rao", "Well done", address))
    await pass("10 minutes")
  }
  return seen
}

/** Until the allowances of the colleague's own network are empty. */
const colleagueWrites = async (limited: LimitedHives) => {
  const { server } = limited
  await tenASecond(limited, 90, () => sendFrom(server, "asha-rao", "203.0.113.7"))
  await repeatInOrder(15, () => reportFrom(server, "asha-rao", "203.0.113.7"))
}

test.each([
  ["the least", least],
  ["the most", highestDraw]
])("[anon A21 A30] nobody elsewhere can tell that somebody wrote or reported: %s", async (_, draw) => {
  const [written, quiet] = [await twoHives(draw), await twoHives(draw)]
  await colleagueWrites(written)
  await repeatInOrder(9, () => quiet.pass("1 second"))
  expect(await seenFromElsewhere(written)).toEqual(await seenFromElsewhere(quiet))
})

const readingCalls = callNames.filter(
  (name) => calls[name].access === "operator" && calls[name].method === "GET"
)

/** An installation on a clock that stands still, and all that its operators can read. */
const startForOperator = async () => {
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
    const { server, owner, readAll } = await startForOperator()
    const before = await readAll()
    expect(new Set(before.map(({ status }) => status))).toEqual(new Set([200]))
    for (let note = 0; note < 3; note++)
      succeed(await server.run(Effect.asVoid(add(owner, `CANARY-NOTE-${note}`))))
    expect(await readAll()).toEqual(before)
  })

  test("has the number of notes that the owner sees, and no text of them", async () => {
    const { server, owner, readAll } = await startForOperator()
    succeed(await server.run(addApproved(owner, "CANARY-SHOWN", "CANARY-SUMMARY")))
    const all = JSON.stringify(await readAll())
    expect(all).toContain('shownNotes\\":3')
    expect(all).not.toContain("CANARY")
  })
})
