import { contrastOf, fromHex, fromOklch, type LinearColour, mixed, toHex } from "./colour.ts"
import type { PageSettings } from "./page-settings.ts"

const minControlContrast = 3
const minTextContrast = 4.5

/** The tokens of `styles/tokens.css` on or beside which the accent appears. */
export const accentGrounds = {
  light: {
    surface: [0.974, 0.013, 84],
    "surface-raised": [0.993, 0.006, 84],
    "surface-sunken": [0.948, 0.018, 82],
    "ink-soft": [0.485, 0.026, 66]
  },
  dark: {
    surface: [0.214, 0.013, 66],
    "surface-raised": [0.256, 0.015, 68],
    "surface-sunken": [0.19, 0.012, 64],
    "ink-soft": [0.735, 0.028, 78]
  }
} as const

type AccentTheme = keyof typeof accentGrounds

const black: LinearColour = [0, 0, 0]
const white: LinearColour = [1, 1, 1]

const groundsOf = (theme: AccentTheme) => {
  const grounds = accentGrounds[theme]
  return {
    surface: fromOklch(grounds.surface),
    raised: fromOklch(grounds["surface-raised"]),
    sunken: fromOklch(grounds["surface-sunken"]),
    inkSoft: fromOklch(grounds["ink-soft"])
  }
}

const leastContrast = (colour: LinearColour, grounds: ReadonlyArray<LinearColour>): number =>
  Math.min(...grounds.map((ground) => contrastOf(colour, ground)))

const percents = Array.from({ length: 101 }, (_, percent) => percent / 100)

/** A tint of 14%, or the strongest weaker one on which secondary text stays readable. */
const washOf = (accent: LinearColour, theme: AccentTheme): LinearColour => {
  const { surface, inkSoft } = groundsOf(theme)
  const share = [0.14, 0.12, 0.1, 0.08, 0.06, 0.04].find(
    (part) => contrastOf(inkSoft, mixed(surface, accent, part)) >= minTextContrast
  )
  return mixed(surface, accent, share ?? 0)
}

/** The accent with as little black or white as makes it readable as text. */
const textOf = (accent: LinearColour, theme: AccentTheme): LinearColour => {
  const { surface, raised, sunken } = groundsOf(theme)
  const [end, grounds] = [theme === "light" ? black : white, [surface, raised, sunken, washOf(accent, theme)]]
  const share = percents.find((part) => leastContrast(mixed(accent, end, part), grounds) >= minTextContrast)
  return mixed(accent, end, share ?? 1)
}

const inkOn = (accent: LinearColour): LinearColour =>
  contrastOf(accent, white) >= contrastOf(accent, black) ? white : black

const hoverShare = 0.12

export const accentTokens = (
  hex: string
): ReadonlyArray<readonly [token: string, values: ReadonlyArray<string>]> => {
  const accent = fromHex(hex)
  const ink = inkOn(accent)
  const inBoth = (colourIn: (theme: AccentTheme) => LinearColour) => [
    toHex(colourIn("light")),
    toHex(colourIn("dark"))
  ]
  return [
    ["accent", [hex]],
    // Moves away from the colour of the text on it, so that the text stays readable.
    ["accent-hover", [toHex(mixed(accent, ink === white ? black : white, hoverShare))]],
    ["accent-edge", [hex]],
    ["accent-ink", [toHex(ink)]],
    ["accent-text", inBoth((theme) => textOf(accent, theme))],
    ["accent-wash", inBoth((theme) => washOf(accent, theme))],
    ["mark-honey", [hex]]
  ]
}

/** Style sheet of a fixed form, unlayered so that it wins over the tokens. The CSP names its hash. */
export const accentStyle = (hex: string): string => {
  const declarations = accentTokens(hex).map(([token, [light = "", dark]]) =>
    dark === undefined ? `--${token}:${light}` : `--${token}:light-dark(${light},${dark})`
  )
  return `:root{${declarations.join(";")}}`
}

export const accentTag = ({ accent }: PageSettings): string =>
  accent === null ? "" : `<style>${accentStyle(accent)}</style>`

/** Contrast to the theme's surfaces, cut to one decimal so that it never looks better than it is. */
const shownContrast = (hex: string, theme: AccentTheme): string => {
  const { surface, raised } = groundsOf(theme)
  return (Math.floor(10 * leastContrast(fromHex(hex), [surface, raised])) / 10).toFixed(1)
}

/** Says why the colour can't be the accent; null if it can: controls need a contrast of 3:1 (WCAG 1.4.11). */
export const accentProblem = (hex: string): string | null => {
  const [light, dark] = [shownContrast(hex, "light"), shownContrast(hex, "dark")]
  return Number(light) >= minControlContrast && Number(dark) >= minControlContrast
    ? null
    : `a contrast of ${light}:1 in the light theme and ${dark}:1 in the dark one; both must be at least ${minControlContrast}:1`
}
