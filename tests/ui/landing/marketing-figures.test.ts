import { expect, test } from "vitest"
import { filteredPlaceholder } from "#core/domain/feedback/feedback-text.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { landingFeaturesMessages as featureMessages } from "#ui/messages/generated/en/landing-features.ts"
import { claims, evidenceOf } from "#ui/text/claims.ts"
import { measurementsIn } from "#ui/text/measurements.ts"

const { marketing } = catalogue
const measurements = measurementsIn(catalogue.measurements, "en")

test("the figures are the owner's (spec section 9)", () => {
  const figures = claims.map((claim) => {
    const [figure, label] = [marketing.figures[claim], marketing.labels[claim]]
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
  expect(evidenceOf(claim)).toBe(`/security#${claim}`)
})

test.each(claims)("what was measured of %s says how, and when, or nothing at all", (claim) => {
  const measurement = measurements[claim]
  if (measurement !== null) {
    const texts = measurement.figures.flatMap(({ value, label }) => [value, label])
    expect(texts.length).toBeGreaterThan(0)
    expect([...texts, measurement.sample, measurement.method].every((text) => text.trim() !== "")).toBe(true)
  }
})

test("the picture of a filtered item shows what owners see", () => {
  expect(featureMessages.filtered).toBe(filteredPlaceholder)
})
