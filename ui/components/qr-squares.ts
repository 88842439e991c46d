import { encode } from "uqr"

interface QrSquares {
  /** Squares on each side, with the light border that scanners need. */
  readonly size: number
  readonly rows: ReadonlyArray<ReadonlyArray<boolean>>
  readonly path: string
}

export const qrSquaresOf = (text: string): QrSquares => {
  const { data: rows, size } = encode(text, { ecc: "M", border: 4 })
  const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
  return { size, rows, path: squares.join("") }
}
