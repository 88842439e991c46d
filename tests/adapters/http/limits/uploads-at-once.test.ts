import { expect, test } from "vitest"
import { from, repeatInOrder, startLimited } from "../support/limited.ts"
import { photo, streamedForm } from "../support/photos.ts"
import { form, messageOf, signUp } from "../support/requests.ts"

const startUploads = async () => {
  const { server, pass } = await startLimited()
  /** An upload that goes on until the test ends it; its answer, once there is one. */
  const begin = async (cookie: string, address: string) => {
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller
      }
    })
    const upload: { status?: number; message?: unknown; drip: (bytes: number) => void } = {
      drip: (bytes) => stream?.enqueue(new Uint8Array(bytes))
    }
    server
      .fetch("/api/user/profile", streamedForm(cookie, body, from(address)))
      .then(async (answer) =>
        Object.assign(upload, { status: answer.status, message: await messageOf(answer) })
      )
    await pass("1 millis")
    return upload
  }
  const save = async (cookie: string, address: string) => {
    const request = form({ name: "Somebody", profileImage: await photo() }, cookie)
    return (
      await server.fetch("/api/user/profile", {
        ...request,
        headers: { ...request.headers, ...from(address) }
      })
    ).status
  }
  const owner = (name: string) => signUp(server, `${name}@example.com`)
  return { begin, save, owner, pass }
}

test("one account has two uploads under way at most, whatever it sends", async () => {
  const { begin, owner } = await startUploads()
  const one = await owner("one")
  const uploads = await repeatInOrder(20, () => begin(one, "203.0.113.7"))
  const statuses = () => uploads.map(({ status }) => status ?? 0)
  await expect.poll(() => statuses().toSorted()).toEqual([0, 0, ...Array(18).fill(429)])
  expect(uploads.find(({ status }) => status === 429)?.message).toBe(
    "Too many uploads at a time. Please try again in a moment."
  )
})

test("however many accounts hold all places in one network, somebody elsewhere finds one", async () => {
  const { begin, owner, save } = await startUploads()
  const uploads = await repeatInOrder(20, async (index) =>
    begin(await owner(`flood-${index}`), "203.0.113.7")
  )
  const underWay = () => uploads.filter(({ status }) => status === undefined)
  await expect.poll(underWay).toHaveLength(16)
  expect(await save(await owner("somebody"), "192.0.2.1")).toBe(200)
  const statuses = () => uploads.map(({ status }) => status ?? 0)
  await expect.poll(statuses).toEqual([429, ...Array(15).fill(0), ...Array(4).fill(429)])
})

test("sixteen networks that hold all places keep nobody out either", async () => {
  const { begin, owner, save } = await startUploads()
  await repeatInOrder(16, async (index) => begin(await owner(`flood-${index}`), `10.0.${index}.1`))
  expect(await save(await owner("somebody"), "192.0.2.1")).toBe(200)
})

test("an upload that only drips is cut after ten seconds, a slow one is not", async () => {
  const { begin, owner, pass } = await startUploads()
  const dripping = await begin(await owner("dripping"), "203.0.113.7")
  const slow = await begin(await owner("slow"), "203.0.113.7")
  for (let second = 0; second < 30; second++) {
    dripping.drip(100)
    slow.drip(10_000)
    await pass("1 second")
  }
  expect([dripping.status, slow.status]).toEqual([408, undefined])
})
