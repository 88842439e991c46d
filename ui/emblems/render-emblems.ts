import { type Badge, type BadgeTier, badgeTiers } from "#core/domain/badges/badge.ts"
import { defaultBadges, hiveEnlightened } from "#core/domain/badges/catalogue.ts"
import { type CategoryKey, categories, categoryKeys } from "#core/domain/categories/category.ts"
import {
  colour,
  enamels,
  faceColour,
  glyphColour,
  metals,
  shadesOf,
  starShades,
  wallShades
} from "./colours.ts"
import { hexagon, pointAt, polygon } from "./geometry.ts"
import { glyphs } from "./glyphs.ts"
import { hive } from "./measures.ts"
import { medal, plainMedal } from "./medal.ts"
import { fineClass, svgGlyph, svgPath } from "./svg-parts.ts"

/* In an img, the media query sees the image's own size: at small sizes fine parts disappear and the glyph grows. */
const emblemStyle =
  ".bold{display:none}@media (max-width:40px){.fine{display:none}.bold{display:inline}" +
  ".glyph{transform:scale(1.26);transform-origin:120px 120px}}"

const svgDocument = (title: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" role="img" aria-label="${title}">` +
  `<style>${emblemStyle}</style>${body}</svg>\n`

const emboss = (shadow: string): string =>
  `<g class="fine" opacity=".32" transform="translate(1.6 3)">${shadow}</g>`

const categoryEmblem = (key: CategoryKey, tier: BadgeTier, title: string): string => {
  const enamel = enamels[key]
  const [face, walls] = [faceColour(enamel, tier), wallShades(enamel, tier)]
  const grid = tier === 100 ? colour(0.4, enamel.chroma * 0.8, enamel.hue) : null
  const shadow = tier === 5 ? "" : emboss(svgGlyph(glyphs[key], walls[0], walls[0]))
  return svgDocument(
    title,
    medal(tier, { face, walls, star: starShades(enamel), grid }) +
      `<g class="glyph">${shadow}${svgGlyph(glyphs[key], glyphColour(enamel, tier), face)}</g>`
  )
}

const cellColour = (key: CategoryKey): string => {
  const { hue, chroma } = enamels[key]
  return colour(key === "general" ? 0.84 : 0.69, chroma * 1.12, hue)
}

const hiveCells = (): string =>
  categories
    .map((category, index) => {
      const middle = pointAt(hive.distance, -60 + 60 * index)
      return svgPath(hexagon(hive.cell, { rounding: 3.5, middle }), {
        fill: cellColour(categoryKeys[category])
      })
    })
    .join("")

const hiveLight = (): string => {
  const lit = polygon([
    pointAt(hive.light, 210),
    pointAt(hive.light, -90),
    pointAt(hive.light, -30),
    [120, 120]
  ])
  return (
    svgPath(hexagon(hive.light, { rounding: 3.5 }), { fill: metals[100][1] }) +
    svgPath(lit, { ...fineClass, fill: metals[100][0] }) +
    svgPath(hexagon(9, { rounding: 2 }), { ...fineClass, fill: colour(0.985, 0.03, 92) })
  )
}

const hiveEmblem = (): string => {
  const dark = { hue: 62, chroma: 0.05 }
  const star = shadesOf([0.9, 0.8, 0.84, 0.69, 0.66, 0.55], 0.138, 84)
  const colours = { face: colour(0.262, 0.03, 62), walls: wallShades(dark, 100), star, grid: null }
  return svgDocument(
    hiveEnlightened.name,
    `${plainMedal(colours)}<g class="hive">${hiveCells()}${hiveLight()}</g>`
  )
}

const badgeNameOf = (badges: ReadonlyArray<Badge>, id: string): string =>
  badges.find((badge) => badge.id === id)?.name ?? id

export const drawEmblems = (): ReadonlyArray<readonly [file: string, svg: string]> => [
  ...categories.flatMap((category) =>
    badgeTiers.map((tier) => {
      const key = categoryKeys[category]
      return [
        `${key}_${tier}.svg`,
        categoryEmblem(key, tier, badgeNameOf(defaultBadges, `${key}-${tier}`))
      ] as const
    })
  ),
  ["hive_enlightened.svg", hiveEmblem()]
]
