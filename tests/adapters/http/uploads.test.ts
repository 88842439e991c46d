import sharp from "sharp"
import { describe, expect, onTestFinished, test } from "vitest"
import { unlimitedLimits } from "#adapters/http/limits/limits.ts"
import { makeAdmin } from "./support/admins.ts"
import { from, limitsBehind } from "./support/limited.ts"
import { bytesAt, fileOf, photo, photoBytes, startStudio } from "./support/photos.ts"
import { form } from "./support/requests.ts"

const startWithPhoto = async (limits = unlimitedLimits) => {
  const studio = await startStudio(limits)
  await studio.save({ profileImage: await photo() })
  return { ...studio, address: (await studio.user()).profileImageUrl }
}

describe("a stored picture", () => {
  test("[asvs V3.2.1 V5.4.1] [anon A26] is sent under its own type and name, can do nothing, and stays in no cache", async () => {
    const { server, address } = await startWithPhoto()
    const answer = await server.fetch(address, { headers: { "if-none-match": "*" } })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([answer.status, (await sharp(bytes).metadata()).format]).toEqual([200, "webp"])
    const headers = Object.fromEntries(answer.headers)
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(bytes.length),
      "content-disposition": `inline; filename="${address.split("/").at(-1)}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/)
    })
    const marks = ["etag", "last-modified", "set-cookie"]
    expect(marks.filter((name) => name in headers)).toEqual([])
    const head = await server.fetch(address, { method: "HEAD" })
    expect([head.status, await head.text(), Object.fromEntries(head.headers)]).toEqual([200, "", headers])
  })

  const unknown = "00000000000000000000000000000000.webp"
  test.each(["/uploads", "/uploads/photos/", `/uploads/photos/${unknown}`, `/uploads/incoming/${unknown}`])(
    "there is none at %s: 404, nothing is listed",
    async (path) => {
      const { server } = await startWithPhoto()
      for (const method of ["GET", "HEAD"]) {
        const answer = await server.fetch(path, { method })
        expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"])
        expect(await answer.text()).not.toMatch(/webp/)
      }
    }
  )
})

describe("a picture that its bucket never sends", () => {
  /** A hundred times, until the test is over. */
  const askInVain = async ({ server, trouble, address }: Awaited<ReturnType<typeof startWithPhoto>>) => {
    let begun = 0
    trouble.isSilent = (operation, key) => {
      const isAsked = operation === "get" && address.endsWith(key)
      if (isAsked) begun += 1
      return isAsked
    }
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    const asked = { headers: from("203.0.113.7"), signal: leaving.signal }
    for (let count = 0; count < 100; count++) server.fetch(address, asked).catch(() => undefined)
    await expect.poll(() => begun).toBeGreaterThanOrEqual(4)
  }

  test("keeps no page waiting", async () => {
    const studio = await startWithPhoto(limitsBehind(1))
    await askInVain(studio)
    for (const address of ["203.0.113.7", "192.0.2.1"])
      expect((await studio.server.fetch("/nobody-here", { headers: from(address) })).status).toBe(404)
  })

  test("keeps no picture waiting that somebody else asks for", async () => {
    const studio = await startWithPhoto(limitsBehind(1))
    await askInVain(studio)
    const other = (await studio.stored()).find((key) => !studio.address.endsWith(key))
    const answer = await studio.server.fetch(`/uploads/${other}`, { headers: from("192.0.2.1") })
    expect(answer.status).toBe(200)
  })
})

const clearVoice = { category: "Communication & Collaboration", tier: "5" } as const
const canonical = "/uploads/badges/communication_clear_voice_5.png"

const startPortal = async () => {
  const studio = await startStudio()
  const cookie = await makeAdmin(studio.server)
  const upload = (fields: Readonly<Record<string, string | Blob>>) =>
    studio.server.fetch(
      "/api/admin/badges/upload",
      form({ ...clearVoice, badgeName: "Clear Voice", description: "", ...fields }, cookie)
    )
  return { ...studio, cookie, upload }
}

const makePngFile = async (width = 900) => fileOf(await photoBytes("png", width, 600), "b.png", "image/png")

describe("[spec 7 21] a badge's picture", () => {
  test("[asvs V5.4.1] is found by HEAD under the badge's name, as PNG alone, checked each time", async () => {
    const { server, upload } = await startPortal()
    expect((await server.fetch(canonical, { method: "HEAD" })).status).toBe(404)
    expect((await upload({ badgeImage: await makePngFile() })).status).toBe(200)
    const answer = await server.fetch(canonical, { method: "HEAD" })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, no-cache",
      "content-disposition": 'inline; filename="communication_clear_voice_5.png"'
    })
    for (const extension of ["jpg", "jpeg", "webp"]) {
      const other = await server.fetch(canonical.replace("png", extension), { method: "HEAD" })
      expect(other.status).toBe(404)
    }
  })

  test("is drawn again, whole, in the sizes that pages need", async () => {
    const { server, upload } = await startPortal()
    const { imageUrl } = await (await upload({ badgeImage: await makePngFile() })).json()
    expect(imageUrl).toMatch(/^\/uploads\/badges\/[0-9a-f]{32}\.webp$/)
    for (const [address, format, width, height] of [
      [imageUrl, "webp", 384, 256],
      [canonical, "png", 512, 341]
    ] as const) {
      const bytes = await bytesAt(server, address)
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height })
      expect(Buffer.from(bytes).includes("CANARY")).toBe(false)
    }
    const fixed = await server.fetch(imageUrl)
    expect(fixed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  })

  test("[asvs V5.2.4] that is replaced is another one under the same name; the one before is gone", async () => {
    const { server, upload, stored } = await startPortal()
    const before = await (await upload({ badgeImage: await makePngFile() })).json()
    const etag = (await server.fetch(canonical)).headers.get("etag") ?? ""
    const after = await (await upload({ badgeImage: await makePngFile(700) })).json()
    expect(after.imageUrl).not.toBe(before.imageUrl)
    expect((await server.fetch(before.imageUrl)).status).toBe(404)
    const again = await server.fetch(canonical, { headers: { "if-none-match": etag } })
    expect([again.status, await stored()]).toEqual([200, expect.toSatisfy((keys) => keys.length === 2)])
    const tag = again.headers.get("etag") ?? ""
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const answer = await server.fetch(canonical, { headers: { "if-none-match": known } })
      expect([answer.status, await answer.text(), answer.headers.get("etag")]).toEqual([304, "", tag])
    }
  })

  test("moves with the badge's name", async () => {
    const { server, cookie, upload } = await startPortal()
    await upload({ badgeImage: await makePngFile() })
    const names = { originalName: "Clear Voice", name: "Loud & Clear!", description: "Said so." }
    const renaming = form({ ...clearVoice, ...names, bonus: "100" }, cookie)
    expect((await server.fetch("/api/admin/badges/update", renaming)).status).toBe(200)
    expect((await server.fetch(canonical)).status).toBe(404)
    const moved = "/uploads/badges/communication_loud_clear__5.png"
    expect((await server.fetch(moved)).status).toBe(200)
  })
})
