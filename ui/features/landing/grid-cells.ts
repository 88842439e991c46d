const halfCellWidth = 34.64
const rowHeight = 60

interface CellPosition {
  readonly x: number
  readonly y: number
}

/** Centre of a cell. Every other row is shifted by half a cell, so columns count halves. */
export const cellCentre = (column: number, row: number): CellPosition => ({
  x: halfCellWidth * (column + 1),
  y: rowHeight * row + 40
})

const cellPath = (column: number, row: number): string => {
  const { x, y } = cellCentre(column, row)
  const point = (dx: number, dy: number): string => `${(x + dx).toFixed(1)} ${y + dy}`
  return `M${point(0, -38)}L${point(32.9, -19)}L${point(32.9, 19)}L${point(0, 38)}L${point(-32.9, 19)}L${point(-32.9, -19)}Z`
}

export const gridPath = (drawing: ReadonlyArray<string>, sign: string): string =>
  drawing
    .flatMap((line, row) => [...line].map((each, column) => (each === sign ? cellPath(column, row) : "")))
    .join("")
