import { icon } from "../../../components/icon.tsx"

export const SearchIcon = icon("M21 21l-4.34-4.34", "M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0z")

export const SlidersIcon = icon(
  "M10 5H3",
  "M12 19H3",
  "M14 3v4",
  "M16 17v4",
  "M21 12h-9",
  "M21 19h-5",
  "M21 5h-7",
  "M8 10v4",
  "M8 12H3"
)

export const BanIcon = icon("M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0z", "M4.929 4.929 19.07 19.071")

export const SwapIcon = icon("M8 3 4 7l4 4", "M4 7h16", "M16 21l4-4-4-4", "M20 17H4")

export const InfoIcon = icon("M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0z", "M12 16v-4", "M12 8h.01")
