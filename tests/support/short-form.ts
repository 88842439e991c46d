/** Whether all cases run, as in `npm run faults` and `npm run breakages`, or only a sample. */
export const isLongForm = process.env.TEST_FORM === "long"

/** In the short form, takes one case of `every`; choose a number for which they differ in what they exercise. */
export const sampled = <Case>(cases: ReadonlyArray<Case>, every: number): ReadonlyArray<Case> =>
  isLongForm ? cases : cases.filter((_, index) => index % every === 0)

export const repetitions = ({ short, long }: { readonly short: number; readonly long: number }): number =>
  isLongForm ? long : short
