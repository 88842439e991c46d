import fc from "fast-check"
import { asTheyCome, type ReleaseRule } from "#core/domain/release/release-rule.ts"

/** Rules that people can choose, and some with windows that nobody is offered. */
export const anyRule: fc.Arbitrary<ReleaseRule> = fc.oneof(
  fc.constant(asTheyCome),
  fc.record(
    { minutes: fc.constantFrom(1, 45, 60, 90, 1_440, 10_080), least: fc.integer({ min: 1, max: 5 }) },
    { noNullPrototype: true }
  )
)
