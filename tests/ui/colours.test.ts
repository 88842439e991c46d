import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { accentGrounds, accentProblem, accentStyle, accentTokens } from "#ui/document/accent.ts"
import { contrastOf, fromHex, fromOklch, type LinearColour, toHex } from "#ui/document/colour.ts"

const css = readFileSync(new URL("../../ui/styles/tokens.css", import.meta.url), "utf8")

const themes = ["light", "dark"] as const

/** Six levels of each channel, and shades between that a round number would miss. */
const levels = [0, 23, 61, 102, 140, 178, 217, 255]
const everyColour = levels.flatMap((red) =>
  levels.flatMap((green) =>
    levels.map((blue) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`)
  )
)
const accents = everyColour.filter((hex) => accentProblem(hex) === null)

/** Lightness, chroma and hue of a token in light and in dark. */
const valuesOf = (token: string): ReadonlyArray<readonly [number, number, number]> => {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? ""
  const found = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
    ([, l, c, h]) => [Number(l), Number(c), Number(h)] as const
  )
  return found.length === 1 ? [...found, ...found] : found
}

const coloursOf = (token: string): ReadonlyArray<LinearColour> => valuesOf(token).map(fromOklch)

test("the grounds are those of the tokens", () => {
  for (const [at, theme] of themes.entries()) {
    for (const [token, values] of Object.entries(accentGrounds[theme])) {
      expect(valuesOf(token)[at], `${token}, ${theme}`).toEqual(values)
    }
  }
})

const grounds = ["surface", "surface-raised"]
const allGrounds = [...grounds, "surface-sunken"]

test.each([
  ["ink", 4.5, [...allGrounds, "accent-wash"]],
  ["ink-soft", 4.5, [...allGrounds, "accent-wash"]],
  ["accent-ink", 4.5, ["accent", "accent-hover"]],
  ["accent-text", 4.5, [...allGrounds, "accent-wash"]],
  ["safe", 4.5, [...allGrounds, "safe-wash"]],
  ["danger", 4.5, [...grounds, "danger-wash"]],
  ["danger-ink", 4.5, ["danger-fill"]],
  ["line-control", 3, allGrounds],
  ["accent-edge", 3, grounds],
  ["focus", 3, grounds],
  ["danger-fill", 3, ["surface-raised"]]
] as const)(
  "of the tokens, %s has a contrast of at least %d in light and in dark, on %j",
  (front, least, backs) => {
    for (const back of backs) {
      const contrasts = coloursOf(front).map((colour, theme) =>
        contrastOf(colour, coloursOf(back)[theme] ?? colour)
      )
      expect(contrasts, back).toHaveLength(2)
      expect(Math.min(...contrasts), back).toBeGreaterThanOrEqual(least)
    }
  }
)

test.each([
  ["#000000", "#ffffff", 21],
  ["#767676", "#ffffff", 4.54],
  ["#ff0000", "#0000ff", 2.15]
])("%s and %s have a contrast of %d", (one, other, contrast) => {
  expect(contrastOf(fromHex(one), fromHex(other))).toBeCloseTo(contrast, 2)
  expect(toHex(fromHex(one))).toBe(one)
})

describe("an accent", () => {
  test("is taken if controls of it can be seen in both themes, and only then", () => {
    expect(accents.length).toBeGreaterThan(30)
    expect(accents.length).toBeLessThan(everyColour.length / 2)
    for (const hex of everyColour) {
      const least = Math.min(
        ...themes.flatMap((theme) =>
          (["surface", "surface-raised"] as const).map((ground) =>
            contrastOf(fromHex(hex), fromOklch(accentGrounds[theme][ground]))
          )
        )
      )
      expect(accentProblem(hex) === null, hex).toBe(least >= 3)
    }
  })

  test("leaves every text on it and of it readable in both themes", () => {
    for (const hex of accents) {
      const tokens = new Map(accentTokens(hex))
      for (const [at, theme] of themes.entries()) {
        const colourOf = (token: string) => {
          const values = tokens.get(token) ?? []
          return fromHex(values[at] ?? values[0] ?? "")
        }
        const groundOf = (token: keyof (typeof accentGrounds)["light"]) =>
          fromOklch(accentGrounds[theme][token])
        const pairs = [
          [colourOf("accent-ink"), colourOf("accent")],
          [colourOf("accent-ink"), colourOf("accent-hover")],
          [colourOf("accent-text"), groundOf("surface")],
          [colourOf("accent-text"), groundOf("surface-raised")],
          [colourOf("accent-text"), groundOf("surface-sunken")],
          [colourOf("accent-text"), colourOf("accent-wash")],
          [groundOf("ink-soft"), colourOf("accent-wash")]
        ] as const
        for (const [front, back] of pairs)
          expect(
            contrastOf(front, back),
            `${hex}, ${theme}: ${toHex(front)} on ${toHex(back)}`
          ).toBeGreaterThan(4.45)
      }
    }
  })

  test("becomes declarations of tokens, and nothing else", () => {
    for (const hex of accents) {
      const value = "(?:#[0-9a-f]{6}|light-dark\\(#[0-9a-f]{6},#[0-9a-f]{6}\\))"
      expect(accentStyle(hex)).toMatch(new RegExp(`^:root\\{(?:--[a-z-]+:${value};?)+\\}$`))
      for (const [token] of accentTokens(hex)) expect(css).toContain(`--${token}:`)
    }
  })
})
