import { expect, test } from "vitest"
import { installationOwner } from "#core/domain/accounts/installation-owner.ts"
import { badgeImageUrl } from "#core/domain/badges/badge-image.ts"
import { badgeIdOf, defaultBadges, hiveEnlightened } from "#core/domain/badges/catalogue.ts"
import { catalogueOf, defaultCatalogue, seededBadgeOf } from "#core/domain/badges/stored-catalogue.ts"

test("a badge is named after its category and its tier, and says what it is for", () => {
  expect(badgeIdOf("Technical & Problem Solving", 25)).toBe("technical-25")
  expect(defaultBadges.find(({ id }) => id === "technical-25")).toStrictEqual({
    id: "technical-25",
    name: "Bug Buster",
    description: "Received 25 pieces of feedback in Technical & Problem Solving.",
    category: "Technical & Problem Solving",
    tier: 25,
    requiredFeedback: 25,
    bonus: 500
  })
  expect(defaultBadges.at(-1)).toStrictEqual({
    id: "hive-enlightened",
    name: "Hive Enlightened",
    description: "Received feedback in all six categories.",
    category: "Special",
    tier: 1,
    requiredFeedback: 6,
    bonus: 500
  })
})

test("a fresh catalogue has every default badge, without pictures, for the installation", () => {
  expect([...defaultCatalogue.keys()]).toEqual(defaultBadges.map(({ id }) => id))
  expect(defaultCatalogue.get("hive-enlightened")).toStrictEqual({
    ...hiveEnlightened,
    kind: "catalogue-badge",
    owner: installationOwner,
    image: null
  })
  expect(installationOwner).toBe("installation")
})

test("what is stored stands, in the order of the default ones, and nothing is missing", () => {
  const renamed = { ...seededBadgeOf(hiveEnlightened), name: "Queen" }
  const stored = new Map([[renamed.id, renamed]])
  const completed = catalogueOf(stored)
  expect([...completed.keys()]).toEqual([...defaultCatalogue.keys()])
  expect(completed.get("hive-enlightened")).toBe(renamed)
  expect(completed.get("general-5")).toBe(defaultCatalogue.get("general-5"))
})

test("a badge's picture is found among the uploads, or there is none", () => {
  expect(badgeImageUrl({ image: "badges/a.webp" })).toBe("/uploads/badges/a.webp")
  expect(badgeImageUrl({ image: null })).toBeNull()
})
