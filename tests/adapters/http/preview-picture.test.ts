import { Effect, Layer, Option } from "effect"
import { describe, expect, test } from "vitest"
import { renderPreview } from "#adapters/http/pages/preview-picture.ts"
import { Images, ImagesUnavailable } from "#core/ports/images.ts"
import { type PreviewContent, PreviewPainter } from "#core/ports/preview-painter.ts"
import { suspendAccount } from "#core/use-cases/accounts/suspend-account.ts"
import { photo } from "./support/photos.ts"
import { form, password, succeed } from "./support/requests.ts"
import { addApproved } from "./support/sample-hives.ts"
import { testServices } from "./support/test-services.ts"
import { completeResponse, startHive, submission } from "./support/visitors.ts"

const picture = "/share/asha-rao.png"
const common = "/assets/v1/preview.png"

const wordsOf = ({ name, question }: PreviewContent): string => [name, question].filter(Boolean).join(": ")

/** Paints the words themselves. */
const startPainting = async () => {
  const painted: Array<PreviewContent> = []
  const paint = (content: PreviewContent) =>
    Effect.sync(() => {
      painted.push(content)
      return content.name === "漢字" ? null : new TextEncoder().encode(wordsOf(content))
    })
  const painter = Layer.succeed(PreviewPainter)(Option.some({ paint }))
  const { server, hive } = await startHive(Layer.merge(testServices, painter))
  const save = (fields: Readonly<Record<string, string | Blob>>) =>
    server.fetch("/api/user/profile", form(fields, hive.cookie))
  const see = async () => (await server.fetch(picture)).text()
  /** Once the picture is drawn as the store has it. */
  const shows = (text: string) => expect.poll(see).toBe(text)
  await save({ name: "Asha Rao" })
  await shows("Asha Rao")
  painted.length = 0
  return { server, hive, painted, save, see, shows }
}

type Started = Awaited<ReturnType<typeof startPainting>>

describe("the picture of a link", () => {
  test("is a PNG of the owner's name and question that nobody may cache or index", async () => {
    const { server } = await startPainting()
    const { status, headers, body } = await completeResponse(await server.fetch(picture))
    expect([status, body]).toEqual([200, "Asha Rao"])
    const names = headers.map(([name]) => name)
    for (const name of ["etag", "last-modified", "set-cookie"]) expect(names).not.toContain(name)
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": "8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex, noarchive"
    })
    const head = await completeResponse(await server.fetch(picture, { method: "HEAD" }))
    expect([head.status, head.body]).toEqual([200, ""])
    expect((await server.fetch("/share/Asha-Rao.png")).status).toBe(200)
    expect((await server.fetch(picture, { method: "POST" })).status).toBe(405)
  })

  test("[anon A34] is never drawn for a crawler", async () => {
    const { server, painted, save, shows } = await startPainting()
    const paths = [picture, picture, "/share/ASHA-RAO.png", `${picture}?v=2`, "/share/nobody-here.png"]
    for (const path of paths) await server.fetch(path)
    await save({ name: "Ravi Kumar" })
    await shows("Ravi Kumar")
    expect(painted.map(({ name }) => name)).toEqual(["Ravi Kumar"])
  })

  test("[anon A34] shows no note, and isn't drawn again when one comes, or becomes public", async () => {
    const { server, hive, painted, see, shows } = await startPainting()
    await server.fetch("/api/profile/asha-rao/feedback", submission("You explained the plan clearly."))
    succeed(await server.run(addApproved(hive.owner, "You listened to all of us.")))
    expect(await see()).toBe("Asha Rao")
    expect(painted).toEqual([])
    for (const isPublic of [false, true]) {
      await hive.send(`/api/feedback/${hive.public}/public`, { isPublic }, "PATCH")
      await shows("Asha Rao")
    }
    expect(painted).toEqual([])
  })

  test("[anon A34] has the photo only once the owner says so", async () => {
    const { hive, painted, save, shows } = await startPainting()
    await save({ name: "Asha Raman", profileImage: await photo() })
    await shows("Asha Raman")
    expect(painted.map((content) => content.photo)).toEqual([null])
    const answer = await hive.send("/api/account/preview", { photo: true }, "PUT")
    expect([answer.status, (await answer.json()).previewPhoto]).toEqual([200, true])
    await expect.poll(() => painted.at(-1)?.photo?.length ?? 0).toBeGreaterThan(0)
    await hive.send("/api/account/preview", { photo: false }, "PUT")
    await expect.poll(() => painted.at(-1)?.photo).toBeNull()
  })

  test("that was drawn without the photo while pictures could not be read is drawn again with it", async () => {
    const { server, hive, save } = await startPainting()
    await save({ name: "Asha Raman", profileImage: await photo() })
    await hive.send("/api/account/preview", { photo: true }, "PUT")
    const painted: Array<PreviewContent> = []
    const render = renderPreview({
      paint: (content) => Effect.sync(() => new Uint8Array(painted.push(content)))
    })
    const isAway = Effect.updateService(Images, (images) => ({
      ...images,
      get: () => Effect.fail(new ImagesUnavailable({ cause: "away" }))
    }))
    const before = Date.now()
    const first = succeed(await server.run(isAway(render("asha-rao", undefined))))
    expect(painted.at(-1)?.photo).toBeNull()
    expect(first?.changesAt).toBeGreaterThanOrEqual(before)
    const second = succeed(await server.run(render("asha-rao", first?.content)))
    expect(painted.at(-1)?.photo?.length).toBeGreaterThan(0)
    expect(second?.changesAt).toBeNull()
  })

  test("is drawn again with another name, and is the common one where letters are missing", async () => {
    const { server, save, shows } = await startPainting()
    await save({ name: "Ravi 🐝 Kumar" })
    await shows("Ravi Kumar")
    await save({ name: "漢字" })
    await expect
      .poll(async () => (await server.fetch(picture, { redirect: "manual" })).headers.get("location"))
      .toBe(common)
  })

  test.each<[string, (started: Started) => Promise<unknown>]>([
    ["suspended", ({ server, hive }) => server.run(suspendAccount(null, hive.owner, "Abuse"))],
    ["leaving", ({ hive }) => hive.send("/api/account", { password }, "DELETE")],
    ["moved", ({ hive }) => hive.send("/api/feedback-link/update", { customLink: "asha-new" })]
  ])("goes with a page that is %s, as if it never was", async (_, end) => {
    const started = await startPainting()
    const unknown = await completeResponse(await started.server.fetch("/share/nobody-here.png"))
    expect(unknown.status).toBe(404)
    await end(started)
    expect(await completeResponse(await started.server.fetch(picture))).toEqual(unknown)
  })

  test("stays while the page is paused", async () => {
    const { hive, shows } = await startPainting()
    expect((await hive.send("/api/account/pause", { paused: true })).status).toBe(200)
    await shows("Asha Rao")
  })

  test("[anon A34] is sent whole and the same, whatever a request's headers say", async () => {
    const { server } = await startPainting()
    const plain = await completeResponse(await server.fetch(picture))
    for (const headers of [
      { "if-none-match": "*", "if-modified-since": "Fri, 31 Dec 2100 00:00:00 GMT" },
      { range: "bytes=0-0", accept: "text/html", cookie: "honesthive=x" }
    ])
      expect(await completeResponse(await server.fetch(picture, { headers }))).toEqual(plain)
  })

  test("has one form of address", async () => {
    const { server } = await startPainting()
    for (const name of ["asha-rao", "asha-rao.jpg", "asha-rao.png.png", ".png", "api.png"])
      expect((await server.fetch(`/share/${name}`)).status, name).toBe(404)
  })

  test("is the common one for every link where previews are off", async () => {
    const { server } = await startHive()
    const { status, headers } = await server.fetch(picture, { redirect: "manual" })
    expect([status, headers.get("location")]).toEqual([302, common])
    expect((await server.fetch("/share/nobody-here.png")).status).toBe(404)
  })
})
