import type { BadgeTier } from "#core/domain/badges/badge.ts"
import type { CategoryKey } from "#core/domain/categories/category.ts"
import { fromOklch, toHex } from "../document/colour.ts"

/* Files cannot use the design tokens. The colours are the same in both themes. */

export const colour = (lightness: number, chroma: number, hue: number): string =>
  toHex(fromOklch([lightness, chroma, hue]))

export type Shades = readonly [string, string, string, string, string, string]
type Lightness = readonly [number, number, number, number, number, number]

export const shadesOf = ([first, ...rest]: Lightness, chroma: number, hue: number): Shades => {
  const [a, b, c, d, e] = rest
  const shade = (lightness: number): string => colour(lightness, chroma, hue)
  return [colour(first, chroma * 0.82, hue + 6), shade(a), shade(b), shade(c), shade(d), shade(e)]
}

const gold = shadesOf([0.935, 0.84, 0.885, 0.745, 0.72, 0.62], 0.138, 84)

export const metals: Readonly<Record<BadgeTier, Shades>> = {
  5: shadesOf([0.835, 0.735, 0.755, 0.6, 0.575, 0.49], 0.092, 52),
  25: shadesOf([0.955, 0.86, 0.905, 0.755, 0.73, 0.64], 0.012, 90),
  50: gold,
  100: gold
}

interface Enamel {
  readonly hue: number
  readonly chroma: number
}

export const enamels: Readonly<Record<CategoryKey, Enamel>> = {
  leadership: { hue: 62, chroma: 0.1 },
  communication: { hue: 232, chroma: 0.068 },
  technical: { hue: 163, chroma: 0.066 },
  creativity: { hue: 22, chroma: 0.1 },
  reliability: { hue: 116, chroma: 0.07 },
  general: { hue: 68, chroma: 0.026 }
}

const faceColours: Readonly<Record<BadgeTier, readonly [lightness: number, chroma: number]>> = {
  5: [0.925, 0.42],
  25: [0.6, 0.92],
  50: [0.435, 1],
  100: [0.295, 0.72]
}

export const faceColour = ({ hue, chroma }: Enamel, tier: BadgeTier): string => {
  const [lightness, part] = faceColours[tier]
  return colour(lightness, chroma * part, hue)
}

const wallLightness: Readonly<Record<BadgeTier, number>> = { 5: 0.81, 25: 0.47, 50: 0.315, 100: 0.185 }

/** The recess around the face is lit from the opposite side. */
export const wallShades = ({ hue, chroma }: Enamel, tier: BadgeTier): Shades => {
  const shade = (more: number): string => colour(wallLightness[tier] + more, chroma * 0.7, hue)
  return [shade(0), shade(0.03), shade(0.02), shade(0.06), shade(0.07), shade(0.1)]
}

export const glyphColour = ({ hue, chroma }: Enamel, tier: BadgeTier): string => {
  if (tier === 5) return colour(0.43, Math.max(chroma, 0.03), hue)
  if (tier === 25) return colour(0.985, 0.008, 90)
  return tier === 50 ? colour(0.93, 0.085, 90) : colour(0.88, 0.135, 86)
}

export const starShades = ({ hue, chroma }: Enamel): Shades => {
  const shade = (lightness: number): string => colour(lightness, chroma * 0.95, hue)
  return [shade(0.7), shade(0.6), shade(0.64), shade(0.5), shade(0.48), shade(0.4)]
}
