import { Effect, Fiber } from "effect"
import { expect, test } from "vitest"
import { readBytes } from "#adapters/http/body/read-bytes.ts"
import { RequestError } from "#adapters/http/responses/request-error.ts"
import { from, repeatInOrder, startLimited } from "../support/limited.ts"
import { photo, streamedForm } from "../support/photos.ts"
import { form, messageOf, signUp } from "../support/requests.ts"

const startUploads = async () => {
  const { server, pass } = await startLimited()
  /** An upload that goes on until the test ends it; its answer, once there is one. */
  const begin = async (cookie: string, address: string) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const upload: {
      status?: number
      message?: unknown
      readonly drip: (bytes: number) => void
      readonly end: () => void
    } = {
      drip: (bytes) => void writer.write(new Uint8Array(bytes)).catch(() => undefined),
      end: () => void writer.close().catch(() => undefined)
    }
    server
      .fetch("/api/user/profile", streamedForm(cookie, readable, from(address)))
      .then(async (answer) =>
        Object.assign(upload, { status: answer.status, message: await messageOf(answer) })
      )
    await pass("1 millis")
    return upload
  }
  const save = async (cookie: string, address: string) => {
    const { headers, ...request } = form({ name: "Somebody", profileImage: await photo() }, cookie)
    const init = { ...request, headers: { ...headers, ...from(address) } }
    return (await server.fetch("/api/user/profile", init)).status
  }
  /** Larger than a form without a picture, and unreadable. */
  const tryLarge = async (cookie: string, address: string) => {
    const body = new Blob(["-".repeat(70_000)]).stream()
    return (await server.fetch("/api/user/profile", streamedForm(cookie, body, from(address)))).status
  }
  const owner = (name: string) => signUp(server, `${name}@example.com`)
  return { begin, save, tryLarge, owner, pass }
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

test.each([
  [12, 22],
  [16, 16]
])(
  "somebody's upload goes on though %i accounts come again and again from ever new networks",
  async (accounts, uploads) => {
    const { begin, owner } = await startUploads()
    const cookies = await repeatInOrder(accounts, (index) => owner(`flood-${index}`))
    const flood = (times: number, first: number) =>
      repeatInOrder(times, (index) =>
        begin(cookies[index % accounts] ?? "", `2001:db8:0:${(first + index + 0x10).toString(16)}00::1`)
      )
    const somebody = await owner("somebody")
    await flood(uploads, 0)
    for (const round of [1, 2, 3]) {
      const upload = await begin(somebody, "203.0.113.7")
      await flood(uploads, round * uploads)
      expect(upload.status).toBeUndefined()
      upload.end()
      await expect.poll(() => upload.status).toBe(400)
    }
  }
)

test("large forms are received sixty times in ten minutes from one account, refused ones too, and others go on", async () => {
  const { owner, pass, save, tryLarge } = await startUploads()
  const one = await owner("one")
  const statuses = await repeatInOrder(62, () => tryLarge(one, "203.0.113.7"))
  expect(statuses).toEqual([...Array(60).fill(400), 429, 429])
  expect(await save(await owner("another"), "203.0.113.7")).toBe(200)
  await pass("10 minutes")
  expect(await tryLarge(one, "203.0.113.7")).toBe(400)
})

test("large forms from many accounts of one network keep nobody elsewhere from sending one", async () => {
  const { owner, save, tryLarge } = await startUploads()
  const accounts = await repeatInOrder(5, (index) => owner(`flood-${index}`))
  const statuses = await repeatInOrder(90, (index) => tryLarge(accounts[index % 5] ?? "", "203.0.113.7"))
  expect(statuses.filter((status) => status === 400)).toHaveLength(80)
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

test("a body whose reading is given up is taken no further into memory", () =>
  Effect.gen(function* () {
    let arrive = (): void => undefined
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        arrive = () => controller.enqueue(new Uint8Array(1024))
      }
    })
    const streamed = { method: "POST", body, duplex: "half" }
    const request = new Request("http://localhost/", streamed)
    let taken = 0
    const tooLarge = new RequestError({ status: 413, text: "Too large." })
    const reading = readBytes(request, 1_000_000, tooLarge, () => {
      taken += 1
    })
    const fiber = yield* Effect.forkChild(reading, { startImmediately: true })
    arrive()
    yield* Effect.promise(() => expect.poll(() => taken).toBe(1))
    yield* Fiber.interrupt(fiber)
    arrive()
    arrive()
    yield* Effect.promise(() => new Promise(setImmediate))
    expect([taken, request.body?.locked]).toEqual([1, false])
  }).pipe(Effect.runPromise))
