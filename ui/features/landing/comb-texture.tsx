/** The comb beside the sheet: `-` a cell, `#` a filled one; every other row is shifted by half a cell. */
const comb = [
  "            - - #",
  "     - - - - - - - #",
  "  - - - - - - - - -",
  "   - - - - - - - - -",
  "- - - - - - - - - #",
  " # - - - - - - - - -",
  "  - - - - - - - - -",
  "                 -"
] as const

const cellAt = (column: number, row: number): string => {
  const x = 34.6 + 34.64 * column
  const y = 2 + 60 * row
  const point = (dx: number, dy: number): string => `${(x + dx).toFixed(1)} ${y + dy}`
  return `M${point(0, 0)}L${point(32.9, 19)}L${point(32.9, 57)}L${point(0, 76)}L${point(-32.9, 57)}L${point(-32.9, 19)}Z`
}

const cellsOf = (sign: string): string =>
  comb
    .flatMap((line, row) => [...line].map((each, column) => (each === sign ? cellAt(column, row) : "")))
    .join("")

const outline = cellsOf("-")
const filled = cellsOf("#")

export const CombTexture = () => (
  <svg className="comb-texture" viewBox="0 0 727 500" aria-hidden="true">
    <path className="outline" d={outline} />
    <path className="filled" d={filled} />
  </svg>
)
