import { describe, expect, test } from "vitest"
import { claimOneLink, countOf, type OwnerClient, pollUntil, signUpOwner, submit } from "../support/people.ts"
import { sharedServer } from "../support/server-for-all.ts"

const running = sharedServer()

describe("many at once", () => {
  test("[asvs V2.3.2 V2.3.4 V15.4.2] 50 requests to publish 8 items end with exactly 5 public ones", async () => {
    const owner = await signUpOwner(running().url, "Race Public")
    for (let count = 0; count < 8; count++) {
      expect((await submit(running().url, owner.link, `You were helpful in week ${count}.`)).status).toBe(201)
    }
    await pollUntil("all are approved", async () => (await owner.list()).length === 8)
    const ids = (await owner.list()).map(({ id }) => id)
    const wanted = Array.from({ length: 50 }, (_, index) => ids[index % ids.length] ?? "")
    const publish = async (id: string) =>
      (await owner.send("PATCH", `/api/feedback/${id}/public`, { isPublic: true })).status
    const statuses = await Promise.all(wanted.map(publish))
    expect(countOf(statuses, 200) + countOf(statuses, 409)).toBe(50)
    expect((await owner.list()).filter(({ isPublic }) => isPublic)).toHaveLength(5)
    const profile = await (await fetch(`${running().url}/api/profile/${owner.link}`)).json()
    expect(profile.feedback).toHaveLength(5)
  })

  test("[asvs V15.4.2] four owners who want one link: one gets it, also in other letters", async () => {
    const owners: Array<OwnerClient> = []
    for (let count = 0; count < 4; count++)
      owners.push(await signUpOwner(running().url, `Race Link ${count}`))
    const statuses = await claimOneLink(owners)
    expect(countOf(statuses, 200)).toBe(1)
    expect(countOf(statuses, 409)).toBe(3)
  })

  test("ten parallel posts under one key are one item", async () => {
    const owner = await signUpOwner(running().url, "Race Key")
    const post = () => submit(running().url, owner.link, "You keep your word.", "the-same-key")
    const statuses = (await Promise.all(Array.from({ length: 10 }, post))).map(({ status }) => status)
    expect(countOf(statuses, 201)).toBe(10)
    await pollUntil("it is settled", async () => (await owner.list()).length > 0)
    expect(await owner.list()).toHaveLength(1)
  })
})
