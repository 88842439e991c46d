import { type OwnerClient, pollUntil, signUpOwner, submit } from "../../support/people.ts"
import type { ChildServer } from "../servers/servers.ts"

const texts = [
  "You explain hard things calmly, and nobody feels small for asking twice.",
  "The planning meetings run long. A written agenda the day before would help us all.",
  "When the release slipped you told us early and honestly. That built a lot of trust.",
  "Your reviews are thorough, but sometimes they come a day too late to be of use.",
  "Thank you for standing up for the team when the deadline was moved again."
]

const publish = async (owner: OwnerClient, id: string) => {
  const answer = await owner.send("PATCH", `/api/feedback/${id}/public`, { isPublic: true })
  if (!answer.ok) throw new Error(`An item could not be made public: ${answer.status}`)
}

/** A hive as visitors meet it: a name, a question, five public items. Returns its link. */
export const makePublicHive = async ({ port }: ChildServer): Promise<string> => {
  const url = `http://127.0.0.1:${port}`
  const owner = await signUpOwner(url, "Asha Raman")
  for (const text of texts) await submit(url, owner.link, text)
  await pollUntil("the items are judged", async () => (await owner.list()).length === texts.length)
  for (const { id } of await owner.list()) await publish(owner, id)
  return owner.link
}
