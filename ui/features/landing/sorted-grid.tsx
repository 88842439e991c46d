import type { CategoryKey } from "#core/domain/categories/category.ts"
import { Glyph } from "../../components/category-glyph.tsx"
import { cellCentre, gridPath } from "./grid-cells.ts"

const gridDrawing = ["  - - -", " - # - - -", "- - - - - -"] as const

const gridOutline = gridPath(gridDrawing, "-")
const lightCell = gridPath(gridDrawing, "#")

const categoryCells: ReadonlyArray<readonly [category: CategoryKey, column: number, row: number]> = [
  ["leadership", 2, 0],
  ["communication", 4, 0],
  ["technical", 5, 1],
  ["creativity", 4, 2],
  ["reliability", 2, 2],
  ["general", 1, 1]
]

/** Glyphs are drawn around the centre of a field of 240 × 240. */
const gridScale = 0.34

const transformAt = (column: number, row: number): string => {
  const { x, y } = cellCentre(column, row)
  return `translate(${(x - 120 * gridScale).toFixed(1)} ${(y - 120 * gridScale).toFixed(1)}) scale(${gridScale})`
}

export const SortedGrid = () => (
  <svg className="landing-sorted-grid" viewBox="0 0 418 200" aria-hidden="true">
    <path className="landing-outline" d={gridOutline} />
    <path className="landing-light" d={lightCell} />
    {categoryCells.map(([category, column, row]) => (
      <g key={category} transform={transformAt(column, row)}>
        <Glyph category={category} />
      </g>
    ))}
  </svg>
)
