import { compareTallies, type TallyComparison, type TransferTally } from "#adapters/backup/index.ts"
import { tableOf } from "../terminal/table.ts"

const shownDigits = 16

const rowOf = ({ title, source, copy, sha256 }: TallyComparison) => [
  title,
  source,
  copy,
  sha256.slice(0, shownDigits)
]

export const comparisonLines = (source: TransferTally, copy: TransferTally): ReadonlyArray<string> =>
  tableOf(["collection", "source", "copy", "checksum"], compareTallies(source, copy).map(rowOf))

export const tallyLines = (tally: TransferTally): ReadonlyArray<string> =>
  tableOf(
    ["collection", "records", "checksum"],
    compareTallies(tally, tally).map(({ title, copy, sha256 }) => [title, copy, sha256.slice(0, shownDigits)])
  )
