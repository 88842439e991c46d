import { icon } from "./icon.tsx"

export const MonitorIcon = icon(
  "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z",
  "M8 21h8",
  "M12 17v4"
)

export const SunIcon = icon(
  "M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0z",
  "M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4"
)

export const MoonIcon = icon(
  "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401"
)

export const LockKeyholeIcon = icon(
  "M11 16a1 1 0 1 0 2 0 1 1 0 1 0-2 0z",
  "M5 10h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z",
  "M7 10V7a5 5 0 0 1 10 0v3"
)

export const CheckIcon = icon("M20 6 9 17l-5-5")

export const CircleAlertIcon = icon(
  "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0z",
  "M12 8L12 12",
  "M12 16L12.01 16"
)

export const TriangleAlertIcon = icon(
  "M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3",
  "M12 9v4",
  "M12 17h.01"
)

export const CircleCheckIcon = icon("M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0z", "M16 9l-5.5 5.5L8 12")

export const XIcon = icon("M18 6 6 18", "M6 6l12 12")

export const LoaderCircleIcon = icon("M21 12a9 9 0 1 1-6.219-8.56")
