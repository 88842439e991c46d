import { icon } from "./icon.tsx"

export const ChevronDownIcon = icon("M6 9l6 6 6-6")

export const ChevronUpIcon = icon("M18 15l-6-6-6 6")

export const EllipsisIcon = icon(
  "M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0z",
  "M18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0z",
  "M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0z"
)
