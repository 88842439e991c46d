import { circle, cornersOf, hexagon, type Point, pointAt, pointBetween, polygon } from "./geometry.ts"

const cellRadius = 12.6
const gridRows = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5] as const

const isWithin = (x: number, y: number, apothem: number): boolean =>
  Math.max(Math.abs(x), Math.abs(x / 2 + y * 0.866), Math.abs(x / 2 - y * 0.866)) + cellRadius * 0.9 <=
  apothem

const cellMiddles = (apothem: number): ReadonlyArray<Point> =>
  gridRows.flatMap((row) =>
    gridRows.flatMap((column): ReadonlyArray<Point> => {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * cellRadius * Math.sqrt(3)
      const y = row * cellRadius * 1.5
      return isWithin(x, y, apothem) ? [[120 + x, 120 + y]] : []
    })
  )

export const gridLines = (apothem: number): string =>
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
          pointBetween(corner, corners[(index + 1) % corners.length] ?? corner, bead / beadsOnSide)
        )
      )
    )
    .join("")
}

export const knobs = (radius: number, size: number, turn?: number): ReadonlyArray<string> =>
  cornersOf(radius, turn).map((middle) => hexagon(size, { rounding: size / 5, middle }))

export const sheen = (radius: number): string =>
  polygon([pointAt(radius, 150), pointAt(radius, 210), pointAt(radius, 270), [120, 120]])
