import { cellsOf } from "./comb-cells.ts"

const comb = [
  "            - - #",
  "     - - - - - - - #",
  "  - - - - - - - - -",
  "   - - - - - - - - -",
  "- - - - - - - - - #",
  " # - - - - - - - - -",
  "  - - - - - - - - -",
  "                 -"
] as const

const outline = cellsOf(comb, "-")
const filled = cellsOf(comb, "#")

export const CombTexture = () => (
  <svg className="comb-texture" viewBox="0 0 727 500" aria-hidden="true">
    <path className="outline" d={outline} />
    <path className="filled" d={filled} />
  </svg>
)
