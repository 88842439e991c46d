import { afterAll, beforeAll, expect, test } from "vitest"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"
import { aliasOf } from "#ui/text/names.ts"
import { type OwnerClient, pollUntil, signInOwner, signUpOwner, submit } from "../../support/people.ts"
import type { RunningServer } from "../../support/running-server.ts"
import { startServer, temporaryFolder } from "../../support/server.ts"
import { bytesIn } from "./support/data-locations.ts"

const folder = temporaryFolder()
let server: RunningServer
let owner: OwnerClient

const start = () => startServer({ dataDir: folder.path, env: { RATE_LIMIT: "off" } })

beforeAll(async () => {
  server = await start()
  owner = await signUpOwner(server.url, "Page Unchanged")
  await receive(["You listen well.", "Your plans are clear.", "You fixed the build quickly."])
  await owner.send("POST", "/api/profile/badge-display", { showBadgesOnLanding: true })
})

afterAll(async () => {
  await server.stop("SIGKILL")
  folder.remove()
})

const receive = async (texts: ReadonlyArray<string>) => {
  const before = (await owner.list()).length
  for (const text of texts) expect((await submit(server.url, owner.link, text)).status).toBe(201)
  await pollUntil("all is judged", async () => (await owner.list()).length === before + texts.length)
}

const readPage = async (path: string) => (await fetch(`${server.url}${path}`)).text()

const readPublicResponses = async () => ({
  page: await readPage(`/${owner.link}`),
  profile: await readPage(`/api/profile/${owner.link}`),
  badges: await readPage(`/api/profile/${owner.link}/gamification`)
})

const setPublic = async (id: string, isPublic: boolean) =>
  expect((await owner.send("PATCH", `/api/feedback/${id}/public`, { isPublic })).status).toBe(200)

test("[anon A10] what everybody sees is the same bytes before and after feedback came and was judged", async () => {
  const before = await readPublicResponses()
  await receive(["You keep your promises.", "You are a pathetic idiot.", "You share what you know."])
  expect(await readPublicResponses()).toEqual(before)
  expect(before.badges).not.toMatch(/count|points|milestone|unlockedAt/i)
})

const aliasBeside = (page: string, text: string): string | undefined => {
  const [before = ""] = page.split(text)
  return [...before.matchAll(new RegExp(`${aliasOf(0, visitorMessages).slice(0, -2)}\\d\\d`, "g"))].at(
    -1
  )?.[0]
}

test("[anon A7] an alias is a place on today's page: another item's coming moves it, and it is stored nowhere", async () => {
  const approved = (await owner.list()).filter(({ moderationStatus }) => moderationStatus === "approved")
  const [first, second] = approved.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  if (first === undefined || second === undefined) throw new Error("Two items were sent")
  await setPublic(second.id, true)
  expect(aliasBeside(await readPage(`/${owner.link}`), second.content)).toBe(aliasOf(0, visitorMessages))
  await setPublic(first.id, true)
  const page = await readPage(`/${owner.link}`)
  expect(aliasBeside(page, first.content)).toBe(aliasOf(0, visitorMessages))
  expect(aliasBeside(page, second.content)).toBe(aliasOf(1, visitorMessages))
  await server.stop()
  expect(bytesIn(folder.path).toString("latin1")).not.toMatch(
    new RegExp(aliasOf(0, visitorMessages).slice(0, -2), "i")
  )
  server = await start()
  owner = await signInOwner(server.url, "Page Unchanged")
})
