import { tableOf } from "../terminal/table.ts"
import { type Compared, compareTallies, type Tally } from "./tally.ts"

/** Digits of a checksum shown to people. */
const shownDigits = 16

const rowOf = ({ title, source, copy, sha256 }: Compared) => [
  title,
  source,
  copy,
  sha256.slice(0, shownDigits)
]

export const comparisonLines = (source: Tally, copy: Tally): ReadonlyArray<string> =>
  tableOf(["collection", "source", "copy", "checksum"], compareTallies(source, copy).map(rowOf))

export const tallyLines = (tally: Tally): ReadonlyArray<string> =>
  tableOf(
    ["collection", "records", "checksum"],
    compareTallies(tally, tally).map(({ title, copy, sha256 }) => [title, copy, sha256.slice(0, shownDigits)])
  )
