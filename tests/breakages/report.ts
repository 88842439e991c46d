import type { Found, Tried } from "./try-breakage.ts"

/** Whether a test that is green without the breakage noticed it. */
const isCaught = ({ by, isRedAlready }: Found): boolean => by !== undefined && !isRedAlready

const endOf = ({ by, isRedAlready }: Found): string => {
  if (by === undefined) return "SURVIVED: no test of its row failed"
  const test = `${by.file} “${by.title}”`
  return isRedAlready ? `RED ALREADY, without the breakage: ${test}` : `${test} | ${by.reason}`
}

/** A line for each promise that was broken: whether a test noticed, which breakage, which test, and what it said. */
export const linesOf = ({ breakage, found, seconds }: Tried): ReadonlyArray<string> =>
  found.map(
    (one) =>
      `${isCaught(one) ? "✓" : "✗"} ${one.number} | ${breakage.name} | ${endOf(one)} | ${seconds.toFixed(1)} s`
  )

export const hasSurvived = ({ found }: Tried): boolean => !found.every(isCaught)
