import type { BadgeTier } from "#core/domain/badges/badge.ts"

/** Outer and inner radius of the rim. The medal grows with the tier: a frame at 50, a second hexagon at 100. */
export const rims: Readonly<Record<BadgeTier, { readonly outer: number; readonly inner: number }>> = {
  5: { outer: 100, inner: 85 },
  25: { outer: 102, inner: 83 },
  50: { outer: 100, inner: 82 },
  100: { outer: 99, inner: 82 }
}

export const frame = { outer: 113, inner: 106.5 } as const

export const star = { outer: 110, inner: 66, turn: -60 } as const

/** Radius of the line around the glyph; null where a tier has none. */
export const inlines: Readonly<Record<BadgeTier, number | null>> = { 5: null, 25: 69, 50: null, 100: 71 }

export const hive = { distance: 43.5, cell: 22.5, light: 23 } as const
