import { icon } from "../../components/icon.tsx"

export const LanguagesIcon = icon(
  "M5 8l6 6",
  "M4 14l6-6 2-3",
  "M2 5h12",
  "M7 2h1",
  "M22 22l-5-10-5 10",
  "M14 18h6"
)

export const LightbulbIcon = icon(
  "M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5",
  "M9 18h6",
  "M10 22h4"
)
