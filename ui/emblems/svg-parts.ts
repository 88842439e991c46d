import type { Shades } from "./colours.ts"
import { bevel, type Facet } from "./geometry.ts"
import type { GlyphPart } from "./glyphs.ts"

/* Flat fills only: without gradients and ids any number of emblems fits on one page. */

const attributesOf = (attributes: Readonly<Record<string, string | number>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")

export const svgPath = (d: string, attributes: Readonly<Record<string, string | number>>): string =>
  `<path${attributesOf(attributes)} d="${d}"/>`

export const fineClass = { class: "fine" } as const

export const svgLine = (d: string, stroke: string, width: number, opacity = 1): string =>
  svgPath(d, { ...fineClass, fill: "none", stroke, "stroke-width": width, "stroke-opacity": opacity })

/** Shade by a facet's angle to the light, which comes from the upper left. */
const shadeIndex: Readonly<Record<number, 0 | 1 | 2 | 3 | 4 | 5>> = {
  240: 0,
  180: 1,
  300: 2,
  0: 3,
  120: 4,
  60: 5
}

const facetOf =
  (shades: Shades, attributes: Readonly<Record<string, string>>) =>
  ({ d, direction }: Facet): string =>
    svgPath(d, { ...attributes, fill: shades[shadeIndex[Math.round(direction / 60) * 60] ?? 3] })

interface Ring {
  readonly outer: number
  readonly inner: number
  readonly turn?: number
  readonly rounding?: number
}

export const svgRing = (shades: Shades, { outer, inner, turn, rounding }: Ring, attributes = {}): string =>
  bevel(outer, inner, turn, rounding).map(facetOf(shades, attributes)).join("")

const glyphPart =
  (ink: string, behind: string) =>
  ({ d, width, isCut = false }: GlyphPart): string => {
    const paint = isCut ? behind : ink
    if (width === undefined) return svgPath(d, { fill: paint })
    return svgPath(d, {
      fill: "none",
      stroke: paint,
      "stroke-width": width,
      "stroke-linecap": "round",
      "stroke-linejoin": "round"
    })
  }

export const svgGlyph = (parts: ReadonlyArray<GlyphPart>, ink: string, behind: string): string =>
  parts.map(glyphPart(ink, behind)).join("")
