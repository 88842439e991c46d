import { describe, expect, test } from "vitest"
import { defaultBadges, hiveEnlightened } from "#core/domain/badges/catalogue.ts"
import {
  type Category,
  categories,
  categoryKeys,
  sentiments,
  shortCategoryLabels
} from "#core/domain/categories/category.ts"
import { minInsightItems } from "#core/domain/insight/min-insight-items.ts"
import { defaultStrictness, strictnesses } from "#core/domain/moderation/strictness.ts"
import { decisions } from "#core/domain/moderation/verdict.ts"
import { pointsPerFeedback } from "#core/domain/points/category-points.ts"
import { maxSeenBadges, maxSeenIds } from "#core/domain/seen/seen-limits.ts"

const rows: ReadonlyArray<readonly [title: string, category: Category, row: string]> = [
  [
    "[spec 9 5] Leadership",
    "Leadership & Mentorship",
    "Team Lead Initiate (150) | Guiding Light (750) | Inspiring Leader (1500) | Visionary Hive Master (3000)"
  ],
  [
    "[spec 9 6] Communication",
    "Communication & Collaboration",
    "Clear Voice (100) | Team Catalyst (500) | Collaboration Pro (1000) | Master Orator (2000)"
  ],
  [
    "[spec 9 7] Technical",
    "Technical & Problem Solving",
    "Code Hopper (100) | Bug Buster (500) | Solution Architect (1000) | Tech Virtuoso (2000)"
  ],
  [
    "[spec 9 8] Creativity",
    "Creativity & Innovation",
    "Idea Seed (75) | Creative Spark (375) | Innovation Driver (750) | Artistic Visionary (1500)"
  ],
  [
    "[spec 9 9] Reliability",
    "Reliability",
    "Steady Hand (50) | Dependable Ally (250) | Consistency Champ (500) | Punctual Perfectionist (1000)"
  ],
  [
    "[spec 9 10] Other",
    "Other / General",
    "Generalist (25) | Versatile Contributor (125) | All-Purpose Pro (250) | Universal Hive Master (500)"
  ]
]

describe("the catalogue", () => {
  test.each(rows)("%s has its four badges with their bonuses", (_title, category, row) => {
    const badges = defaultBadges.filter((badge) => badge.category === category)
    expect(badges.map(({ name, bonus }) => `${name} (${bonus})`).join(" | ")).toBe(row)
    expect(badges.map(({ tier }) => tier)).toEqual([5, 25, 50, 100])
    expect(badges.map(({ requiredFeedback }) => requiredFeedback)).toEqual([5, 25, 50, 100])
  })

  test("[spec 9 11] ends with Hive Enlightened: 500 points for feedback in all six categories", () => {
    expect(hiveEnlightened).toMatchObject({ name: "Hive Enlightened", bonus: 500, requiredFeedback: 6 })
    expect(defaultBadges).toHaveLength(25)
  })
})

const categoryFacts = [
  ["Leadership & Mentorship", "Leadership", "leadership", 30],
  ["Communication & Collaboration", "Communication", "communication", 20],
  ["Technical & Problem Solving", "Technical", "technical", 20],
  ["Creativity & Innovation", "Creativity", "creativity", 15],
  ["Reliability", "Reliability", "reliability", 10],
  ["Other / General", "Other", "general", 5]
] as const

test("[spec 9 3] an item's points follow its category", () => {
  expect(pointsPerFeedback).toEqual(
    Object.fromEntries(categoryFacts.map(([category, , , points]) => [category, points]))
  )
})

test("[spec 3 16] categories have a long label in the data and a short one in the filter", () => {
  expect(categories).toEqual(categoryFacts.map(([category]) => category))
  expect(categories.map((category) => shortCategoryLabels[category])).toEqual(
    categoryFacts.map(([, label]) => label)
  )
})

test("words that stores, settings and answers know are these", () => {
  expect(categories.map((category) => categoryKeys[category])).toEqual(categoryFacts.map(([, , key]) => key))
  expect(sentiments).toEqual(["positive", "negative", "neutral"])
  expect(decisions).toEqual(["approved", "covered", "rejected"])
  expect([...strictnesses, defaultStrictness]).toEqual(["gentle", "normal", "strict", "normal"])
})

test("an insight is made of three items at the least", () => expect(minInsightItems).toBe(3))

test("300 items of a day are remembered, and twice as many badges as there are", () => {
  expect([maxSeenIds, maxSeenBadges]).toEqual([300, 50])
})
