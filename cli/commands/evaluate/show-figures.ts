import { type Estimate, plainText } from "#adapters/moderation/local/training/evaluate/evaluate.ts"
import { type Cell, tableOf } from "../../terminal/table.ts"

const figureText = (value: number): string => value.toFixed(3)

export const estimateText = (estimate: Estimate | null): string =>
  estimate === null
    ? "–"
    : `${figureText(estimate.value)} (${figureText(estimate.low)}–${figureText(estimate.high)})`

export const partName = (part: string | null): string => (part === null ? "all" : plainText(part))

export const printSection = (
  title: string,
  names: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<Cell>>
): ReadonlyArray<string> => (rows.length === 0 ? [] : ["", title, ...tableOf(names, rows)])
