import { quantileOf } from "../support/promptness.ts"

export const spreadOf = (values: ReadonlyArray<number>) => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => quantileOf(sorted, share)
  return { least: at(0), median: at(0.5), p99: at(0.99), most: at(1) }
}
