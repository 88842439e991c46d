import { gridPath } from "./grid-cells.ts"

const gridDrawing = [
  "            - - #",
  "     - - - - - - - #",
  "  - - - - - - - - -",
  "   - - - - - - - - -",
  "- - - - - - - - - #",
  " # - - - - - - - - -",
  "  - - - - - - - - -",
  "                 -"
] as const

const gridOutline = gridPath(gridDrawing, "-")
const filledCells = gridPath(gridDrawing, "#")

export const GridTexture = () => (
  <svg className="landing-texture" viewBox="0 0 727 500" aria-hidden="true">
    <path className="landing-outline" d={gridOutline} />
    <path className="filled" d={filledCells} />
  </svg>
)
