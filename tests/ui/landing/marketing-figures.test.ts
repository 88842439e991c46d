import { expect, test } from "vitest"
import { filteredPlaceholder } from "#core/domain/feedback/feedback-text.ts"
import { landingFeaturesMessages as featureMessages } from "#ui/messages/generated/en/landing-features.ts"
import { claims, marketingFigures } from "#ui/messages/marketing-figures.ts"
import { measurements } from "#ui/messages/measurements.ts"

test("the figures are the owner's (spec section 9)", () => {
  const figures = claims.map((claim) => {
    const { figure, label } = marketingFigures[claim]
    return `${figure} ${label}`
  })
  expect(figures).toEqual([
    "99.9% accuracy",
    "95% harmful content blocked",
    "70% more actionable insights",
    "1.5 s average processing time",
    "100% privacy protected"
  ])
})

test.each(claims)("%s leads to a section of its own", (claim) => {
  expect(marketingFigures[claim].evidence).toBe(`/security#${claim}`)
})

test.each(claims)("what was measured of %s says how, and when, or nothing at all", (claim) => {
  const measurement = measurements[claim]
  if (measurement !== null) {
    const texts = measurement.figures.flatMap(({ value, label }) => [value, label])
    expect(texts.length).toBeGreaterThan(0)
    expect([...texts, measurement.sample, measurement.method].every((text) => text.trim() !== "")).toBe(true)
    expect(measurement.date ?? "1 May 2026").toMatch(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/)
  }
})

test("the picture of a filtered item shows what owners see", () => {
  expect(featureMessages.filtered).toBe(filteredPlaceholder)
})
