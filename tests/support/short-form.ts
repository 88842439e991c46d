/** Whether all cases run, as `npm run faults` and `npm run breakages` do, or those that stand for the rest. */
export const isLongForm = process.env.TEST_FORM === "long"

/** The cases of a slow test: in the short form every so many, which differ in what they exercise. */
export const sampled = <Case>(cases: ReadonlyArray<Case>, every: number): ReadonlyArray<Case> =>
  isLongForm ? cases : cases.filter((_, index) => index % every === 0)

export const repetitions = ({ short, long }: { readonly short: number; readonly long: number }): number =>
  isLongForm ? long : short
