export type Cell = string | number

const isNumeric = (cell: Cell): boolean => typeof cell === "number" || /^[\d.–]/.test(cell)

const widthOf = (rows: ReadonlyArray<ReadonlyArray<Cell>>, column: number): number =>
  Math.max(...rows.map((row) => String(row[column] ?? "").length))

export const tableOf = (
  names: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<Cell>>
): ReadonlyArray<string> => {
  const all = [names, ...rows]
  const columns = names.map((_, column) => ({
    width: widthOf(all, column),
    isRight: rows.every((row) => isNumeric(row[column] ?? ""))
  }))
  const lineOf = (row: ReadonlyArray<Cell>): string =>
    columns
      .map(({ width, isRight }, column) => {
        const cell = String(row[column] ?? "")
        return isRight ? cell.padStart(width) : cell.padEnd(width)
      })
      .join("  ")
      .trimEnd()
  return all.map(lineOf)
}
