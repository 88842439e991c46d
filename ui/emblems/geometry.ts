/* Hexagons on the emblems' field of 240 × 240. Angles in degrees, clockwise from the right; -90 points up. */

export type Point = readonly [x: number, y: number]

const centrePoint: Point = [120, 120]

const radians = (degrees: number): number => (degrees * Math.PI) / 180

export const pointAt = (radius: number, angle: number, [x, y]: Point = centrePoint): Point => [
  x + radius * Math.cos(radians(angle)),
  y + radius * Math.sin(radians(angle))
]

export const pointBetween = (a: Point, b: Point, part = 0.5): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part
]

const roundToTenth = (value: number): number => Number(value.toFixed(1))

export const pointText = ([x, y]: Point): string => `${roundToTenth(x)} ${roundToTenth(y)}`

export const polygon = (points: ReadonlyArray<Point>): string => `M${points.map(pointText).join("L")}Z`

const hexagonCorners = [0, 1, 2, 3, 4, 5] as const

const uprightDegrees = -90

export const cornersOf = (
  radius: number,
  turn = uprightDegrees,
  middle = centrePoint
): ReadonlyArray<Point> => hexagonCorners.map((index) => pointAt(radius, turn + 60 * index, middle))

interface RoundedCorner {
  readonly start: Point
  readonly vertex: Point
  readonly end: Point
  readonly middle: Point
}

const roundedCorner = (radius: number, turn: number, rounding: number, middle: Point) => (index: number) => {
  const vertex = pointAt(radius, turn + 60 * index, middle)
  const start = pointBetween(vertex, pointAt(radius, turn + 60 * (index - 1), middle), rounding / radius)
  const end = pointBetween(vertex, pointAt(radius, turn + 60 * (index + 1), middle), rounding / radius)
  return { start, vertex, end, middle: pointBetween(pointBetween(start, vertex), pointBetween(vertex, end)) }
}

interface Shape {
  readonly turn?: number
  readonly rounding?: number
  readonly middle?: Point
}

export const hexagon = (
  radius: number,
  { turn = uprightDegrees, rounding = 8, middle = centrePoint }: Shape = {}
): string => {
  const corners = hexagonCorners.map(roundedCorner(radius, turn, rounding, middle))
  return `M${corners.map(({ start, vertex, end }) => `${pointText(start)}Q${pointText(vertex)} ${pointText(end)}`).join("L")}Z`
}

export interface Facet {
  readonly d: string
  /** Angle of its normal in degrees: 0, 60, … 300. */
  readonly direction: number
}

const facetPath = (from: RoundedCorner, to: RoundedCorner, inner: readonly [Point, Point]): string =>
  `M${pointText(inner[0])}L${pointText(from.middle)}Q${pointText(pointBetween(from.vertex, from.end))} ${pointText(from.end)}` +
  `L${pointText(to.start)}Q${pointText(pointBetween(to.start, to.vertex))} ${pointText(to.middle)}L${pointText(inner[1])}Z`

export const bevel = (
  outer: number,
  inner: number,
  turn = uprightDegrees,
  rounding = 9
): ReadonlyArray<Facet> => {
  const cornerAt = roundedCorner(outer, turn, rounding, centrePoint)
  return hexagonCorners.map((index) => ({
    d: facetPath(cornerAt(index), cornerAt(index + 1), [
      pointAt(inner, turn + 60 * index),
      pointAt(inner, turn + 60 * (index + 1))
    ]),
    direction: (((turn + 30 + 60 * index) % 360) + 360) % 360
  }))
}

export const circle = (radius: number, [x, y]: Point = centrePoint): string =>
  `M${pointText([x - radius, y])}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
