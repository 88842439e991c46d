import { at, between, circle, cornersOf, hexagon, type Point, polygon } from "#ui/emblems/geometry.ts"

const cellRadius = 12.6
const rows = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5] as const

const isWithin = (x: number, y: number, apothem: number): boolean =>
  Math.max(Math.abs(x), Math.abs(x / 2 + y * 0.866), Math.abs(x / 2 - y * 0.866)) + cellRadius * 0.9 <=
  apothem

const cellMiddles = (apothem: number): ReadonlyArray<Point> =>
  rows.flatMap((row) =>
    rows.flatMap((column): ReadonlyArray<Point> => {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * cellRadius * Math.sqrt(3)
      const y = row * cellRadius * 1.5
      return isWithin(x, y, apothem) ? [[120 + x, 120 + y]] : []
    })
  )

export const combLines = (apothem: number): string =>
  cellMiddles(apothem)
    .map((middle) => hexagon(cellRadius - 1.2, { rounding: 0.1, middle }))
    .join("")

const beadsOnSide = 7

export const beads = (radius: number): string => {
  const corners = cornersOf(radius)
  return corners
    .flatMap((corner, index) =>
      Array.from({ length: beadsOnSide }, (_, bead) =>
        circle(
          bead === 0 ? 3.2 : 1.9,
          between(corner, corners[(index + 1) % corners.length] ?? corner, bead / beadsOnSide)
        )
      )
    )
    .join("")
}

export const knobs = (radius: number, size: number, turn?: number): ReadonlyArray<string> =>
  cornersOf(radius, turn).map((middle) => hexagon(size, { rounding: size / 5, middle }))

export const sheen = (radius: number): string =>
  polygon([at(radius, 150), at(radius, 210), at(radius, 270), [120, 120]])
