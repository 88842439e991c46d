import type { BadgeTier } from "#core/domain/badges/badge.ts"
import { metals, type Shades } from "./colours.ts"
import { beads, gridLines, knobs, sheen } from "./engravings.ts"
import { hexagon } from "./geometry.ts"
import { frame, inlines, rims, star } from "./measures.ts"
import { fineClass, svgLine, svgPath, svgRing } from "./svg-parts.ts"

interface MedalColours {
  readonly face: string
  readonly walls: Shades
  readonly star: Shades
  readonly grid: string | null
}

/** A gold edge keeps the silhouette visible on paper and on charcoal. */
const starLayer = (colours: MedalColours): string => {
  const gold = metals[100]
  return (
    svgRing([gold[1], gold[1], gold[2], gold[3], gold[3], gold[4]], star) +
    svgPath(hexagon(star.outer - 4, { turn: star.turn }), { fill: colours.star[3] }) +
    svgRing(colours.star, { ...star, outer: star.outer - 4 }) +
    knobs(star.outer - 9, 4.4, star.turn)
      .map((d) => svgPath(d, { ...fineClass, fill: gold[0] }))
      .join("")
  )
}

/** Held at its six corners; up to 40 px one solid band, since the gap would flicker. */
const frameLayer = (): string => {
  const gold = metals[50]
  const outline = hexagon(frame.outer) + hexagon(frame.inner, { rounding: 7 })
  return (
    svgPath(hexagon(frame.outer), { class: "bold", fill: gold[5] }) +
    svgPath(outline, { fill: gold[4], "fill-rule": "evenodd" }) +
    svgRing([gold[0], gold[1], gold[1], gold[3], gold[3], gold[4]], { ...frame, rounding: 8 }) +
    knobs(104, 9)
      .map((d, index) => svgPath(d, { ...fineClass, fill: gold[index === 5 || index === 0 ? 1 : 3] }))
      .join("")
  )
}

const shadowLayer = (tier: BadgeTier, colours: MedalColours): string => {
  if (tier === 100) return starLayer(colours)
  return tier === 50 ? frameLayer() : ""
}

const rimLayer = (tier: BadgeTier): string => {
  const metal = metals[tier]
  const { outer, inner } = rims[tier]
  const engraving = hexagon((outer + inner) / 2 + 1, { rounding: 7 })
  return (
    svgPath(hexagon(outer, { rounding: 9 }), { fill: metal[3] }) +
    svgRing(metal, { outer, inner }) +
    (tier === 5 ? "" : svgLine(engraving, metal[5], 1.6, 0.55))
  )
}

const faceLayer = (tier: BadgeTier, { face, walls, grid }: MedalColours): string => {
  const { inner } = rims[tier]
  return (
    svgPath(hexagon(inner - 0.5, { rounding: 3 }), { fill: walls[5] }) +
    svgRing(walls, { outer: inner, inner: inner - 5, rounding: 3 }, fineClass) +
    svgPath(hexagon(inner - 4.5, { rounding: 4 }), { fill: face }) +
    svgPath(sheen(inner - 5), { ...fineClass, fill: "#fff", "fill-opacity": tier === 5 ? 0.3 : 0.07 }) +
    (grid === null ? "" : svgLine(gridLines(61), grid, 1.3))
  )
}

const inlineLayer = (tier: BadgeTier): string => {
  const metal = metals[tier]
  if (tier === 50) return svgPath(beads(69), { ...fineClass, fill: metal[1] })
  const radius = inlines[tier]
  if (radius === null) return ""
  return svgLine(
    hexagon(radius, { rounding: 4 }),
    tier === 25 ? metal[2] : metal[1],
    2,
    tier === 25 ? 0.8 : 1
  )
}

export const medal = (tier: BadgeTier, colours: MedalColours): string =>
  shadowLayer(tier, colours) + rimLayer(tier) + faceLayer(tier, colours) + inlineLayer(tier)

/** Without grid and line, because the cells of Hive Enlightened need the space. */
export const plainMedal = (colours: MedalColours): string =>
  starLayer(colours) + rimLayer(100) + faceLayer(100, colours)
