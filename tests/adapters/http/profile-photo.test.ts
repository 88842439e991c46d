import sharp from "sharp"
import { describe, expect, test, vi } from "vitest"
import { fixtures } from "../../fixtures/bad-inputs/materialize.mjs"
import { limitsBehind } from "./support/limited.ts"
import { bytesAt, fileOf, photo, photoBytes, startStudio, streamedForm } from "./support/photos.ts"
import { statusAndMessage } from "./support/requests.ts"

const address = /^\/uploads\/photos\/[0-9a-f]{32}\.webp$/
const smallOf = (url: string) => url.replace(".webp", "-96.webp")

const fixture = (name: string) => new Uint8Array(fixtures[name]?.() ?? expect.fail(`no fixture ${name}`))

describe("[spec 5 3] [spec 7 8] a profile photo", () => {
  test("is saved with the texts, square, in two sizes, and visitors see it", async () => {
    const { server, save, user } = await startStudio()
    const answer = await save({ bio: "Hello", profileImage: await photo() })
    expect(answer.status).toBe(200)
    const { profileImageUrl, bio, feedbackLink } = await user()
    expect([await answer.json(), bio]).toEqual([await user(), "Hello"])
    expect(profileImageUrl).toMatch(address)
    const sizes = [profileImageUrl, smallOf(profileImageUrl)].map(async (url) => {
      const { format, width, height } = await sharp(await bytesAt(server, url)).metadata()
      return [format, width, height]
    })
    expect(await Promise.all(sizes)).toEqual([
      ["webp", 384, 384],
      ["webp", 96, 96]
    ])
    const seen = await (await server.fetch(`/api/profile/${feedbackLink}`)).json()
    expect(seen.user.profileImageUrl).toBe(profileImageUrl)
  })

  test("[anon A18] [asvs V5.2.2 V14.2.8] says nothing of where, by whom and with what it was taken", async () => {
    const { server, save, user } = await startStudio()
    const sizes = [[600, 400] as const, [384, 384] as const, [96, 96] as const]
    const formats = ["jpeg", "png", "webp"] as const
    const told = async (bytes: Uint8Array) => {
      const { exif, xmp, icc, iptc } = await sharp(bytes).metadata()
      const canary = Buffer.from(bytes).includes("CANARY")
      return Object.entries({ exif, xmp, icc, iptc, canary }).flatMap(([name, value]) =>
        value ? [name] : []
      )
    }
    for (const [width, height] of sizes)
      for (const format of formats) {
        const bytes = await photoBytes(format, width, height)
        expect(await told(bytes)).toEqual(expect.arrayContaining(["exif", "xmp", "icc"]))
        await save({ profileImage: fileOf(bytes, `a.${format}`, `image/${format}`) })
        const { profileImageUrl } = await user()
        for (const url of [profileImageUrl, smallOf(profileImageUrl)])
          expect(await told(await bytesAt(server, url))).toEqual([])
      }
  })

  test("[asvs V5.2.4] goes when it is replaced: twenty uploads leave one, in its two sizes", async () => {
    const { server, save, user, stored } = await startStudio()
    await save({ profileImage: await photo() })
    const { profileImageUrl: first } = await user()
    for (let count = 0; count < 20; count++) await save({ profileImage: await photo() })
    const { profileImageUrl: last } = await user()
    expect(last).not.toBe(first)
    expect((await server.fetch(first)).status).toBe(404)
    expect((await server.fetch(smallOf(first))).status).toBe(404)
    expect((await stored()).map((key) => `/uploads/${key}`).toSorted()).toEqual(
      [last, smallOf(last)].toSorted()
    )
  })

  test("stays when the form does not speak of it, and goes with removeImage=true, unless another is sent", async () => {
    const { save, user, stored } = await startStudio()
    await save({ profileImage: await photo() })
    const { profileImageUrl } = await user()
    for (const fields of [{ bio: "Hi" }, { removeImage: "false" }, { removeImage: "" }]) {
      expect((await save(fields)).status).toBe(200)
      expect((await user()).profileImageUrl).toBe(profileImageUrl)
    }
    const removed = await save({ removeImage: "true", bio: "Without" })
    expect(await removed.json()).toMatchObject({ profileImageUrl: null, bio: "Without" })
    expect(await stored()).toEqual([])
    expect((await save({ removeImage: "true" })).status).toBe(200)
    await save({ profileImage: await photo(), removeImage: "true" })
    expect((await user()).profileImageUrl).toMatch(address)
  })

  test("replaced by two requests at once, again and again, is one of theirs, and no other is left", async () => {
    const { server, save, user, stored } = await startStudio()
    const profileImage = await photo()
    for (let round = 0; round < 4; round++) {
      const both = await Promise.all(["0", "1"].map((bio) => save({ profileImage, bio })))
      expect(both.map(({ status }) => status)).toEqual([200, 200])
    }
    const { profileImageUrl } = await user()
    expect(await stored()).toHaveLength(2)
    expect((await server.fetch(profileImageUrl)).status).toBe(200)
  })
})

describe("[spec 5 3] what is taken as a photo", () => {
  const take = async (file: File) => {
    const studio = await startStudio()
    const answer = await studio.save({ bio: "New", profileImage: file })
    const { profileImageUrl, bio } = await studio.user()
    return { answer, profileImageUrl, bio, stored: await studio.stored() }
  }

  test.each([
    ["a JPEG that is called PNG", photoBytes("jpeg"), "a.png", "image/png"],
    ["a WebP that is called JPEG", photoBytes("webp"), "a.jpeg", "image/jpeg"],
    ["a PNG called after a page", photoBytes("png"), "a.html", "image/png"],
    ["a PNG with a path for a name", photoBytes("png"), "../../etc/passwd", "IMAGE/PNG"],
    ["5 MiB to the byte", fixture("png-5MiB"), "a.png", "image/png"]
  ] as const)("[asvs V5.2.2] %s is taken: the content decides", async (_, bytes, name, type) => {
    const { answer, profileImageUrl } = await take(fileOf(await bytes, name, type))
    expect([answer.status, profileImageUrl]).toEqual([200, expect.stringMatching(address)])
  })

  const invalid = [415, "Invalid file type"] as const
  const tooLarge = [413, "File size must be less than 5MB"] as const
  test.each([
    ["[asvs V1.3.4 V5.2.2] SVG", "svg-script", "image/svg+xml", invalid],
    ["[asvs V1.3.4 V5.2.2] SVG as PNG", "svg", "image/png", invalid],
    ["[asvs V5.2.2] GIF", "gif", "image/gif", invalid],
    ["[asvs V5.2.2] a page as PNG", "html", "image/png", invalid],
    ["[asvs V5.2.2] a PNG as a page", "png", "text/html", invalid],
    ["a damaged one", "png-truncated", "image/png", [400, "The image is damaged and cannot be read."]],
    [
      "[asvs V5.2.6] 65,535 pixels a side",
      "png-header-bomb-65535",
      "image/png",
      [400, "The image must be at most 4096 pixels wide and high."]
    ],
    ["[asvs V5.2.1] 5 MiB and a byte", "png-5MiB-plus-1", "image/png", tooLarge],
    ["[asvs V5.2.1] 50 MiB", "zeros-50MiB", "image/png", tooLarge]
  ] as const)("%s is refused in plain words, and nothing is saved", async (_, name, type, refusal) => {
    const { answer, profileImageUrl, bio, stored } = await take(fileOf(fixture(name), "a.png", type))
    expect(await statusAndMessage(answer)).toEqual(refusal)
    expect([profileImageUrl, bio, stored]).toEqual([null, null, []])
  })

  test("[asvs V5.2.1] of a body without an end no more is read than could be taken", async () => {
    const { server, cookie } = await startStudio()
    let sent = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      }
    })
    expect(
      await statusAndMessage(await server.fetch("/api/user/profile", streamedForm(cookie, endless)))
    ).toEqual([413, "File size must be less than 5MB"])
    expect(sent).toBeLessThan(6 * 1024 * 1024)
  })

  test("texts are saved also while two uploads of the account are under way", async () => {
    const { server, cookie } = await startStudio()
    const never = () => streamedForm(cookie, new ReadableStream())
    const answers: Array<Response> = []
    for (const _upload of [1, 2, 3])
      void server.fetch("/api/user/profile", never()).then((answer) => answers.push(answer))
    await expect.poll(() => answers.map(({ status }) => status)).toEqual([429])
    expect(answers[0]?.headers.get("retry-after")).toBe("5")
    const text = '--x\r\nContent-Disposition: form-data; name="bio"\r\n\r\nHi\r\n--x--\r\n'
    const texts = streamedForm(cookie, new Blob([text]).stream(), { "content-length": "60" })
    expect((await server.fetch("/api/user/profile", texts)).status).toBe(200)
  })

  test("a text that breaks a rule refuses the photo as well: all of it, or nothing", async () => {
    const { save, user, stored } = await startStudio()
    expect(await statusAndMessage(await save({ bio: "x".repeat(601), profileImage: await photo() }))).toEqual(
      [400, "Bio must be 600 characters or less"]
    )
    expect([(await user()).profileImageUrl, await stored()]).toEqual([null, []])
  })

  test("ten in an hour; texts may be saved all the same", async () => {
    const { save } = await startStudio(limitsBehind(0))
    const sent = async () =>
      (await save({ profileImage: fileOf(fixture("png"), "a.png", "image/png") })).status
    for (let count = 0; count < 10; count++) expect(await sent()).toBe(200)
    const refused = await save({ profileImage: await photo() })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    expect((await save({ bio: "Still here" })).status).toBe(200)
  })
})

describe("when pictures cannot be kept", () => {
  const startWithPhoto = async () => {
    vi.spyOn(console, "log").mockImplementation(() => undefined)
    const studio = await startStudio()
    await studio.save({ bio: "Before", profileImage: await photo() })
    const before = await studio.user()
    return { ...studio, before, kept: await studio.stored() }
  }

  test.each(["photos/", "-96.webp"])(
    "the place refuses %s: 503, the old photo and the old texts stay, and nothing new is left",
    async (part) => {
      const { server, trouble, save, user, stored, before, kept } = await startWithPhoto()
      trouble.fails = (operation, key) => operation === "put" && key.includes(part)
      const answer = await save({ bio: "After", profileImage: await photo() })
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
      expect(await answer.text()).not.toContain("CANARY")
      expect([await user(), await stored()]).toEqual([before, kept])
      expect((await server.fetch(before.profileImageUrl)).status).toBe(200)
      expect((await save({ bio: "Texts alone" })).status).toBe(200)
    }
  )

  test("the old photo cannot be removed: the new one is there, and the old one for now, too", async () => {
    const { trouble, save, user, stored, before } = await startWithPhoto()
    trouble.fails = (operation) => operation === "remove"
    expect((await save({ profileImage: await photo() })).status).toBe(200)
    expect((await user()).profileImageUrl).not.toBe(before.profileImageUrl)
    expect(await stored()).toHaveLength(4)
  })

  test("a photo cannot be read: 503 for the picture, and the page is there", async () => {
    const { server, trouble, before } = await startWithPhoto()
    trouble.fails = (operation) => operation === "get"
    const answer = await server.fetch(before.profileImageUrl)
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
    expect((await server.fetch(`/${before.feedbackLink}`)).status).toBe(200)
  })

  test("a request that is cut off changes nothing", async () => {
    const { server, cookie, user, stored, before, kept } = await startWithPhoto()
    const half = new ReadableStream({
      start: (controller) => {
        controller.enqueue(
          new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="bio"\r\n\r\nAf')
        )
        controller.error(new Error("gone"))
      }
    })
    expect((await server.fetch("/api/user/profile", streamedForm(cookie, half))).status).toBe(400)
    expect([await user(), await stored()]).toEqual([before, kept])
  })
})
