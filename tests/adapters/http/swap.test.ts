import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { PublicProfile } from "#core/contract/public-profile-schemas.ts"
import { maxPublicItems } from "#core/domain/hives/hive-rules.ts"
import { setVisibility } from "#core/use-cases/feedback/set-visibility.ts"
import { messageOf, succeed } from "./support/requests.ts"
import { addApproved, addCovered, makeHive } from "./support/sample-hives.ts"
import { startHive } from "./support/visitors.ts"

const readItem = Schema.decodeUnknownSync(FeedbackItem)
const readProfile = Schema.decodeUnknownSync(PublicProfile)

const start = async () => {
  const { server, hive } = await startHive()
  const swap = (id: string, instead: string) => hive.send(`/api/feedback/${id}/swap`, { with: instead })
  const onPage = async () =>
    readProfile(await hive.read("/api/profile/asha-rao")).feedback.map(({ id }) => id)
  return { server, hive, swap, onPage }
}

describe("swapping two items", () => {
  test("[asvs V2.3.2] at the limit shows the one in the place of the other, also when it is sent twice", async () => {
    const { server, hive, swap, onPage } = await start()
    for (let count = 1; count < maxPublicItems; count++) {
      const id = succeed(await server.run(addApproved(hive.owner, `Note ${count}.`)))
      succeed(await server.run(setVisibility(hive.owner, id, true)))
    }
    const before = await onPage()
    expect(before).toHaveLength(maxPublicItems)
    const first = await swap(hive.private, hive.public)
    expect(first.status).toBe(200)
    const item = readItem(await first.json())
    expect(item).toMatchObject({ id: hive.private, isPublic: true })
    const again = await swap(hive.private, hive.public)
    expect([again.status, await again.json()]).toEqual([200, item])
    const after = before.map((id) => (id === hive.public ? hive.private : id))
    expect((await onPage()).toSorted()).toEqual(after.toSorted())
  })

  test("is refused for what may not be public, and moves nothing", async () => {
    const { server, hive, swap, onPage } = await start()
    const other = await makeHive(server, "ben@example.com", "ben-okafor")
    const covered = succeed(await server.run(addCovered(hive.owner, "Unsure.")))
    const answers = await Promise.all([
      swap(hive.rejected, hive.public),
      swap(hive.pending, hive.public),
      swap("1", hive.public),
      swap(hive.private, "1"),
      swap(hive.private, other.public),
      swap(other.private, hive.public),
      swap(covered, hive.public),
      swap(hive.private, hive.private)
    ])
    expect(
      await Promise.all(answers.map(async (answer) => [answer.status, await messageOf(answer)]))
    ).toEqual([
      ...Array.from({ length: 6 }, () => [404, "Feedback not found."]),
      [409, "Open it before you make it public."],
      [409, "The feedback to swap with is not public any more."]
    ])
    expect(await onPage()).toEqual([hive.public])
  })
})
