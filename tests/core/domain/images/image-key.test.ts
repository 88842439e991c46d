import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { canonicalBadgeImage } from "#core/domain/badges/canonical-badge-image.ts"
import { imageAddress, imageAt, photoKeysAt } from "#core/domain/images/image-address.ts"
import { badgeKey, imageFolders, imageKeyOf, imageTypeOf, photoKey } from "#core/domain/images/image-key.ts"
import { smallImage } from "#core/domain/images/small-image.ts"
import { isDeclarableImage, sniffImage } from "#core/domain/images/sniff-image.ts"
import { fixtures } from "../../../fixtures/bad-inputs/materialize.mjs"

const keysOf = (id: string) => [...Object.values(photoKey(id)), ...Object.values(badgeKey(id))]

describe("keys of pictures", () => {
  test("made of any id are keys, found again by their address, and as many as there are pictures", () => {
    fc.assert(
      fc.property(fc.uuid({ version: 4 }), (id) => {
        const keys = keysOf(id)
        expect(keys.map(imageKeyOf)).toEqual(keys)
        expect(keys.map((key) => imageAt(imageAddress(key)))).toEqual(keys)
        expect(new Set(keys).size).toBe(4)
      })
    )
  })

  test("hold nothing but lower-case letters, digits, one slash and one dot", () => {
    const pieces = [
      "photos",
      "badges",
      "/",
      "..",
      ".",
      "-96",
      ".webp",
      ".png",
      "\0",
      "%2e",
      "a".repeat(32),
      "é"
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 6 }), (parts) => {
        const key = imageKeyOf(parts.join(""))
        if (key !== undefined) expect(key).toMatch(/^[a-z]{6}\/[0-9a-f-]{32,35}\.(?:webp|png)$/)
      })
    )
    for (const key of keysOf("0a1b2c3d-0000-4000-8000-000000000001")) {
      for (const text of [`../${key}`, `${key}.html`, `${key}\n`]) expect(imageKeyOf(text)).toBeUndefined()
    }
  })

  test("begin with one of two folders and name their type", () => {
    const keys = keysOf("0a1b2c3d-0000-4000-8000-000000000001")
    expect(keys.map((key) => [key.split("/")[0], imageTypeOf(key)])).toEqual([
      ["photos", "image/webp"],
      ["photos", "image/webp"],
      ["badges", "image/webp"],
      ["badges", "image/png"]
    ])
    expect(imageFolders).toEqual(["photos", "badges"])
  })

  test("of a photo's address are its two sizes; an address that is not ours has none", () => {
    const { large, small } = photoKey("0a1b2c3d-0000-4000-8000-000000000001")
    expect(photoKeysAt(imageAddress(large))).toEqual([large, small])
    expect(smallImage(imageAddress(large))).toBe(imageAddress(small))
    const others = [imageAddress(small), `https://x${imageAddress(large)}`, `${imageAddress(large)}?old`]
    expect(others.map(smallImage)).toEqual(others)
    expect(photoKeysAt(imageAddress(small))).toEqual([small])
    for (const address of [
      null,
      "",
      "https://evil.example/x.webp",
      `https://x${imageAddress(large)}`,
      imageAddress(large).replace("uploads", "another"),
      large
    ]) {
      expect(photoKeysAt(address)).toEqual([])
    }
  })
})

describe("canonical names of badge pictures", () => {
  test.each([
    ["Leadership & Mentorship", "Team Lead Initiate", 5, "leadership_team_lead_initiate_5.png"],
    ["Other / General", "All-Purpose Pro", 50, "general_all_purpose_pro_50.png"],
    ["Technical & Problem Solving", "  C++ & C# ", 25, "technical__c_c__25.png"],
    ["Reliability", "मधुमक्खी", 100, "reliability___100.png"],
    ["Special", "Any Name", 1, "hive_enlightened.png"]
  ] as const)("%s, %s, %i", (category, name, tier, expected) => {
    expect(canonicalBadgeImage({ category, name, tier })).toBe(expected)
  })
})

describe("what a file is", () => {
  const sniffed = (name: string) => sniffImage(fixtures[name]?.() ?? expect.fail(name))

  test.each([
    ["png", "image/png"],
    ["jpeg", "image/jpeg"],
    ["webp", "image/webp"],
    ["magic-only", "image/png"]
  ] as const)("%s: %s, by its first bytes", (name, type) => {
    expect(sniffed(name)).toBe(type)
  })

  test.each(["js", "bmp", "pdf", "empty", "one-byte", "avif", "gif-js-polyglot"])(
    "%s: none of ours",
    (name) => {
      expect(sniffed(name)).toBeUndefined()
    }
  )

  test.each([
    ["png", [0, 1, 2, 3, 4, 5, 6, 7]],
    ["jpeg", [0, 1, 2]],
    ["webp", [0, 1, 2, 3, 8, 9, 10, 11]]
  ])("%s with another byte at any of %j: none of ours", (name, places) => {
    for (const place of places) {
      const bytes = Uint8Array.from(fixtures[name]?.() ?? expect.fail(name))
      bytes.set([0], place)
      expect(sniffImage(bytes)).toBeUndefined()
    }
  })

  test("declared as something else is not even looked at", () => {
    expect(
      ["image/png", "image/jpg", "IMAGE/WEBP", "image/jpeg; x=1", " image/png ; x=1; y"].map(
        isDeclarableImage
      )
    ).not.toContain(false)
    expect(
      ["", "text/html", "image/svg+xml", "image/gif", "image/png2", "png"].map(isDeclarableImage)
    ).not.toContain(true)
  })
})
