import type { BreakageFinding, BreakageTrial } from "./try-breakage.ts"

/** Whether a test that is green without the breakage noticed it. */
const isCaught = ({ by, isRedAlready }: BreakageFinding): boolean => by !== undefined && !isRedAlready

const endOf = ({ by, isRedAlready }: BreakageFinding): string => {
  if (by === undefined) return "SURVIVED: no test of its row failed"
  const test = `${by.file} “${by.title}”`
  return isRedAlready ? `RED ALREADY, without the breakage: ${test}` : `${test} | ${by.reason}`
}

/** A line for each promise that was broken: whether a test noticed, which breakage, which test, and what it said. */
export const linesOf = ({ breakage, found, seconds }: BreakageTrial): ReadonlyArray<string> =>
  found.map(
    (one) =>
      `${isCaught(one) ? "✓" : "✗"} ${one.number} | ${breakage.name} | ${endOf(one)} | ${seconds.toFixed(1)} s`
  )

export const hasSurvived = ({ found }: BreakageTrial): boolean => !found.every(isCaught)
