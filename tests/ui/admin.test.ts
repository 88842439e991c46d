import { expect, test } from "vitest"
import type { AdminBadge, AdminBadgeGroups } from "#core/contract/admin-schemas.ts"
import { specialCategory } from "#core/domain/badges/badge.ts"
import { defaultBadges } from "#core/domain/badges/catalogue.ts"
import { categories } from "#core/domain/categories/category.ts"
import { analyticsOf } from "#ui/features/admin/analytics.ts"
import { defaultsIfChanged, draftOf, isChanged, updateOf } from "#ui/features/admin/badge-draft.ts"
import { badgeGroupName } from "#ui/features/admin/badge-group-name.ts"
import { badgeKeyOf, findBadge, withBadge } from "#ui/features/admin/badge-key.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { catalogueOf } from "../support/catalogues.ts"

/** The catalogue, with pictures of their own for the badges of these keys. */
const groupsWith = (illustrated: ReadonlyArray<string>): AdminBadgeGroups =>
  [...categories, specialCategory].map((category) => ({
    category,
    categoryWeight: 0,
    badges: defaultBadges
      .filter((badge) => badge.category === category)
      .map(({ id: _, ...badge }) => ({
        ...badge,
        imageUrl: illustrated.includes(badgeKeyOf(badge)) ? "/uploads/badges/x.webp" : null,
        holders: 0
      }))
  }))

const keys = defaultBadges.map(badgeKeyOf)

const badge: AdminBadge = {
  name: "Steady Hand",
  category: "Reliability",
  tier: 5,
  description: "Five times reliable.",
  requiredFeedback: 5,
  bonus: 50,
  imageUrl: null,
  holders: 3
}

test("every badge has a key of its own, whatever it is called", () => {
  expect(new Set(keys).size).toBe(25)
  const renamed = { ...badge, name: "Firm Hand" }
  expect(badgeKeyOf(renamed)).toBe(badgeKeyOf(badge))
})

test("a category is complete when all four have a picture of their own; the special badge completes none", () => {
  const keysOf = (category: string) =>
    groupsWith([]).flatMap((group) => (group.category === category ? group.badges.map(badgeKeyOf) : []))
  const illustrated = [
    ...keysOf("Reliability"),
    ...keysOf("Creativity & Innovation").slice(1),
    ...keysOf("Special")
  ]
  const found = analyticsOf(groupsWith(illustrated), catalogue.admin, catalogue.categories)
  expect(found).toMatchObject({ customImages: 8, badges: 25, complete: 1 })
  expect(found.progress).toHaveLength(6)
})

test("[spec 3 16] the progress list has the long labels, and 'Other/General'", () => {
  expect(
    analyticsOf(groupsWith([]), catalogue.admin, catalogue.categories).progress.map(({ label }) => label)
  ).toEqual([...categories.slice(0, -1), "Other/General"])
})

test("the names of categories are those of the page's language", () => {
  const { admin, categories: names } = catalogueOf("ta")
  const labels = analyticsOf(groupsWith([]), admin, names).progress.map(({ label }) => label)
  expect(labels.filter((label) => /[a-z]/i.test(label))).toEqual([])
  expect(badgeGroupName(specialCategory, admin, names)).toBe(admin.special)
})

test("an edit names the badge as it is called now, and carries an image only when there is one", () => {
  const draft = { ...draftOf(badge), name: "Firm Hand", bonus: "70 points" }
  expect(updateOf(badge, draft)).toStrictEqual({
    category: "Reliability",
    tier: "5",
    originalName: "Steady Hand",
    name: "Firm Hand",
    description: "Five times reliable.",
    bonus: "70"
  })
  const image = new File(["x"], "x.png")
  expect(updateOf(badge, { ...draft, image }).badgeImage).toBe(image)
})

test("the original of a badge is what a fresh installation has, until it is that", () => {
  const changed = { ...badge, name: "Firm Hand", imageUrl: "/uploads/badges/x.webp" }
  const original = defaultsIfChanged(changed) ?? draftOf(changed)
  const { name = "", description = "" } =
    defaultBadges.find((each) => badgeKeyOf(each) === badgeKeyOf(badge)) ?? {}
  expect(updateOf(changed, original)).toStrictEqual({
    category: "Reliability",
    tier: "5",
    originalName: "Firm Hand",
    name,
    description,
    bonus: "50",
    removeImage: "true"
  })
  expect(defaultsIfChanged({ ...badge, name, description })).toBe(null)
})

test("what was changed and changed back is no draft", () => {
  expect(isChanged(draftOf(badge), badge)).toBe(false)
  const image = new File([], "x")
  for (const changes of [
    { name: "x" },
    { description: "x" },
    { bonus: "x" },
    { image },
    { dropsImage: true }
  ]) {
    expect(isChanged({ ...draftOf(badge), ...changes }, badge)).toBe(true)
  }
})

test("the list takes what the server made of a badge, in its place", () => {
  const groups = groupsWith([])
  const changed = { ...badge, name: "Firm Hand" }
  const after = withBadge(groups, changed)
  expect(findBadge(after, badgeKeyOf(badge))).toBe(changed)
  expect(after.map(({ badges }) => badges.length)).toEqual(groups.map(({ badges }) => badges.length))
})
