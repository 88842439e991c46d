import type { CategoryKey } from "#core/domain/categories/category.ts"
import { circle, hexagon, type Point, pointAt, pointBetween, pointText } from "./geometry.ts"

/** A line if it has a width, else an area. A cut shows the background behind the glyph. */
export interface GlyphPart {
  readonly d: string
  readonly width?: number
  readonly isCut?: boolean
}

const pennant = [
  { d: "M96 82V164", width: 12 },
  { d: "M100 80C116 73 130 87 152 80Q158 78 155 84L147 103L155 122Q158 128 152 128C130 134 118 121 100 127Z" }
]

const speechMark = [
  {
    d: "M98 80H142Q147 80 149.5 84.3L163 107.7Q165 111 163 114.3L149.5 137.7Q147 142 142 142H121L103 158Q98 162 98 156V142Q93 142 90.5 137.7L77 114.3Q75 111 77 107.7L90.5 84.3Q93 80 98 80Z"
  },
  { d: "M101 103H139M101 120H125", width: 9, isCut: true }
]

const brackets = [{ d: "M98 92L78 120L98 148M142 92L162 120L142 148M129 84L111 156", width: 13 }]

const petal = (angle: number): string => {
  const [tip, left, right] = [pointAt(47, angle), pointAt(33, angle - 28), pointAt(33, angle + 28)]
  const start = pointText(pointAt(8, angle))
  return (
    `M${start}C${pointText(pointAt(24, angle - 40))} ${pointText(left)} ${pointText(pointBetween(left, tip, 0.62))}` +
    `Q${pointText(pointAt(50, angle))} ${pointText(pointBetween(right, tip, 0.62))}` +
    `C${pointText(right)} ${pointText(pointAt(24, angle + 40))} ${start}Z`
  )
}

const blossom = [
  { d: [-90, -30, 30, 90, 150, 210].map(petal).join("") },
  { d: circle(13.5), isCut: true },
  { d: circle(7) }
]

const anchor = [
  { d: circle(11, [120, 85]), width: 11 },
  { d: "M120 97V162M101 112H139M81 128C83 150 99 163 120 163C141 163 157 150 159 128", width: 12 }
]

const hiveCellMiddles: ReadonlyArray<Point> = [
  [120, 96],
  [97.5, 135],
  [142.5, 135]
]
const hiveGlyph = [{ d: hiveCellMiddles.map((middle) => hexagon(24, { rounding: 4, middle })).join("") }]

export const glyphs: Readonly<Record<CategoryKey, ReadonlyArray<GlyphPart>>> = {
  leadership: pennant,
  communication: speechMark,
  technical: brackets,
  creativity: blossom,
  reliability: anchor,
  general: hiveGlyph
}
