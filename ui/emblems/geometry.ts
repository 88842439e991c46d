/* Hexagons on the emblems' field of 240 × 240. Angles in degrees, clockwise from the right; -90 points up. */

export type Point = readonly [x: number, y: number]

const centre: Point = [120, 120]

const radians = (degrees: number): number => (degrees * Math.PI) / 180

export const at = (radius: number, angle: number, [x, y]: Point = centre): Point => [
  x + radius * Math.cos(radians(angle)),
  y + radius * Math.sin(radians(angle))
]

export const between = (a: Point, b: Point, part = 0.5): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part
]

const round = (value: number): number => Number(value.toFixed(1))

export const write = ([x, y]: Point): string => `${round(x)} ${round(y)}`

export const polygon = (points: ReadonlyArray<Point>): string => `M${points.map(write).join("L")}Z`

const six = [0, 1, 2, 3, 4, 5] as const

const upright = -90

export const cornersOf = (radius: number, turn = upright, middle = centre): ReadonlyArray<Point> =>
  six.map((index) => at(radius, turn + 60 * index, middle))

interface RoundedCorner {
  readonly start: Point
  readonly vertex: Point
  readonly end: Point
  readonly middle: Point
}

const roundedCorner = (radius: number, turn: number, rounding: number, middle: Point) => (index: number) => {
  const vertex = at(radius, turn + 60 * index, middle)
  const start = between(vertex, at(radius, turn + 60 * (index - 1), middle), rounding / radius)
  const end = between(vertex, at(radius, turn + 60 * (index + 1), middle), rounding / radius)
  return { start, vertex, end, middle: between(between(start, vertex), between(vertex, end)) }
}

interface Shape {
  readonly turn?: number
  readonly rounding?: number
  readonly middle?: Point
}

export const hexagon = (
  radius: number,
  { turn = upright, rounding = 8, middle = centre }: Shape = {}
): string => {
  const corners = six.map(roundedCorner(radius, turn, rounding, middle))
  return `M${corners.map(({ start, vertex, end }) => `${write(start)}Q${write(vertex)} ${write(end)}`).join("L")}Z`
}

export interface Facet {
  readonly d: string
  /** Angle of its normal in degrees: 0, 60, … 300. */
  readonly direction: number
}

const facetPath = (from: RoundedCorner, to: RoundedCorner, inner: readonly [Point, Point]): string =>
  `M${write(inner[0])}L${write(from.middle)}Q${write(between(from.vertex, from.end))} ${write(from.end)}` +
  `L${write(to.start)}Q${write(between(to.start, to.vertex))} ${write(to.middle)}L${write(inner[1])}Z`

export const bevel = (outer: number, inner: number, turn = upright, rounding = 9): ReadonlyArray<Facet> => {
  const cornerAt = roundedCorner(outer, turn, rounding, centre)
  return six.map((index) => ({
    d: facetPath(cornerAt(index), cornerAt(index + 1), [
      at(inner, turn + 60 * index),
      at(inner, turn + 60 * (index + 1))
    ]),
    direction: (((turn + 30 + 60 * index) % 360) + 360) % 360
  }))
}

export const circle = (radius: number, [x, y]: Point = centre): string =>
  `M${write([x - radius, y])}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
