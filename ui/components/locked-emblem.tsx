import "../styles/emblem.css"
import { type BadgeTier, badgeTiers } from "#core/domain/badges/badge.ts"
import { type Category, categories, categoryKeys } from "#core/domain/categories/category.ts"
import { hexagon, pointAt } from "../emblems/geometry.ts"
import { frame, hive, inlines, rims, star } from "../emblems/measures.ts"
import { Glyph } from "./category-glyph.tsx"

interface LockedEmblemProps {
  readonly category?: Category
  readonly tier: BadgeTier | 1
  /** For sizes up to 40 px: no lines and a larger glyph. */
  readonly small?: boolean
}

export const LockedEmblem = ({ category, tier, small = false }: LockedEmblemProps) => (
  <svg
    className={small ? "emblem locked small" : "emblem locked"}
    viewBox="0 0 240 240"
    fill="currentColor"
    aria-hidden="true"
  >
    <Silhouette tier={badgeTiers.find((each) => each === tier) ?? 100} hasInline={category !== undefined} />
    <g className="glyph">
      {category === undefined ? <Cells /> : <Glyph category={categoryKeys[category]} />}
    </g>
  </svg>
)

/** Differs by tier, so that a tier can be told without colour. */
const Silhouette = ({ tier, hasInline }: { readonly tier: BadgeTier; readonly hasInline: boolean }) => {
  const { outer, inner } = rims[tier]
  const inline = hasInline ? inlines[tier] : null
  return (
    <>
      {tier === 50 && <Frame />}
      {tier === 100 && <path fillOpacity="0.14" d={hexagon(star.outer, { turn: star.turn })} />}
      <path fillOpacity="0.19" d={hexagon(outer, { rounding: 9 })} />
      {tier !== 5 && <path className="line" d={hexagon((outer + inner) / 2 + 1, { rounding: 7 })} />}
      <path className="face" d={hexagon(inner - 4.5, { rounding: 4 })} />
      {inline !== null && <path className="line" d={hexagon(inline, { rounding: 4 })} />}
    </>
  )
}

const Frame = () => (
  <path
    fillOpacity="0.24"
    fillRule="evenodd"
    d={hexagon(frame.outer) + hexagon(frame.inner, { rounding: 7 })}
  />
)

const Cells = () => (
  <>
    {categories.map((category, index) => (
      <path
        key={category}
        d={hexagon(hive.cell, { rounding: 3.5, middle: pointAt(hive.distance, -60 + 60 * index) })}
      />
    ))}
    <path d={hexagon(hive.light, { rounding: 3.5 })} />
  </>
)
