import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"

const css = readFileSync(new URL("../../ui/styles/tokens.css", import.meta.url), "utf8")

type Oklch = readonly [lightness: number, chroma: number, hue: number]

const oklchIn = (value: string): ReadonlyArray<Oklch> =>
  [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, l, c, h]) => [
    Number(l),
    Number(c),
    Number(h)
  ])

/** Colours of a token in light and in dark. */
const coloursOf = (token: string): ReadonlyArray<Oklch> => {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? ""
  const found = oklchIn(value)
  return found.length === 1 ? [...found, ...found] : found
}

/** Relative luminance (WCAG 2.2) by way of linear sRGB. */
const luminanceOf = ([lightness, chroma, hue]: Oklch): number => {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const [l, m, s] = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  ]
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  ].map((part) => Math.min(1, Math.max(0, part)))
  const [red = 0, green = 0, blue = 0] = linear
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrastOf = (one: Oklch, other: Oklch): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe("contrast of what stands on what", () => {
  test.each([
    ["ink", "surface", 4.5],
    ["ink", "surface-raised", 4.5],
    ["ink", "surface-sunken", 4.5],
    ["ink-soft", "surface", 4.5],
    ["ink-soft", "surface-raised", 4.5],
    ["ink-soft", "surface-sunken", 4.5],
    ["accent-ink", "accent", 4.5],
    ["accent-ink", "accent-hover", 4.5],
    ["accent-text", "surface", 4.5],
    ["accent-text", "surface-raised", 4.5],
    ["accent-text", "accent-wash", 4.5],
    ["ink", "accent-wash", 4.5],
    ["safe", "surface", 4.5],
    ["safe", "surface-raised", 4.5],
    ["safe", "safe-wash", 4.5],
    ["danger", "surface", 4.5],
    ["danger", "surface-raised", 4.5],
    ["danger", "danger-wash", 4.5],
    ["danger-ink", "danger-fill", 4.5],
    ["line-control", "surface", 3],
    ["line-control", "surface-raised", 3],
    ["accent-edge", "surface", 3],
    ["accent-edge", "surface-raised", 3],
    ["focus", "surface", 3],
    ["focus", "surface-raised", 3],
    ["ink-soft", "accent-wash", 4.5],
    ["accent-text", "surface-sunken", 4.5],
    ["safe", "surface-sunken", 4.5],
    ["line-control", "surface-sunken", 3],
    ["danger-fill", "surface-raised", 3]
  ] as const)("%s on %s: at least %d in light and in dark", (front, back, least) => {
    const [fronts, backs] = [coloursOf(front), coloursOf(back)]
    expect([fronts.length, backs.length]).toEqual([2, 2])
    for (const [theme, colour] of fronts.entries()) {
      expect(contrastOf(colour, backs[theme] ?? colour)).toBeGreaterThanOrEqual(least)
    }
  })
})
