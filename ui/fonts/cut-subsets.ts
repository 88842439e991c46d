import subsetFont from "subset-font"
import { type Language, languageNames } from "#core/domain/languages/language.ts"

export type ReadFont = (file: string) => Buffer

/**
 * Features that browsers need to shape Indic text. No `locl`: it is for Marathi and Nepali, which pages do not
 * distinguish from Hindi.
 */
const fontFeatures = [
  ...["rvrn", "ccmp", "nukt", "akhn", "rphf", "rkrf", "pref", "blwf", "half", "pstf", "vatu", "cjct"],
  ...["init", "pres", "abvs", "blws", "psts", "haln", "rlig", "rclt", "calt", "clig", "liga"],
  ...["kern", "dist", "mark", "mkmk", "abvm", "blwm"]
]

/** Weights of `base.css`. */
const fontWeights = { text: 460, strong: 600 } as const

const scriptBlocks = {
  devanagari: [0x0900, 0x097f],
  tamil: [0x0b80, 0x0bff],
  telugu: [0x0c00, 0x0c7f],
  kannada: [0x0c80, 0x0cff]
} as const

export type FontScript = keyof typeof scriptBlocks

export const scripts: ReadonlyArray<FontScript> = ["devanagari", "tamil", "telugu", "kannada"]

const sharedCharacters = "\u200c\u200d\u25cc"

const rangeOf = ([first, last]: readonly [number, number]): ReadonlyArray<string> =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))

/**
 * Letters and marks that Hindi, Marathi and Nepali do without. Pages leave them to the system's fonts, so that
 * one weight, basic Latin and the names of the other languages fit in 90 KB.
 */
const rareLetters =
  /[\u0900\u0904\u090e\u0912\u093a\u093b\u0946\u094a\u094e\u094f\u0953-\u0957\u0960-\u0963\u0973-\u097f]/g

const lettersOf = (script: FontScript): string => rangeOf(scriptBlocks[script]).join("") + sharedCharacters

const pageLettersOf = (script: FontScript): string => lettersOf(script).replaceAll(rareLetters, "")

/** The original font with all weights and languages, which is in no build. */
export const wholeFontOf = (script: FontScript): string => `whole/anek-${script}.woff2`

export const latinFont = "anek-latin.woff2"

/** Basic Latin to the punctuation and currency signs; the font has no letters beyond Latin-1. */
const latinLetters = rangeOf([0x20, 0x20cf]).join("")

const basicLatinLetters = `${rangeOf([0x20, 0x7e]).join("")}\u00a0·×–—‘’“”•…₹←↑→↓−✓`

type FontAxes = Readonly<Record<string, number>>

const cutPreviewFont = async (
  script: string,
  font: Buffer,
  letters: string,
  variationAxes: FontAxes
): Promise<FontSubset> => ({
  file: `anek-${script}.ttf`,
  bytes: await subsetFont(font, letters, {
    targetFormat: "truetype",
    variationAxes,
    keepFeatures: fontFeatures,
    noHinting: true
  })
})

/** Cuts fonts in the strong weight for Pango, which shapes TrueType but draws boxes for WOFF2. */
export const makePreviewFontSubsets = (read: ReadFont): Promise<ReadonlyArray<FontSubset>> =>
  Promise.all([
    cutPreviewFont("latin", read(latinFont), latinLetters, {
      wght: fontWeights.strong,
      wdth: 100
    }),
    ...scripts.map((script) =>
      cutPreviewFont(script, read(wholeFontOf(script)), lettersOf(script), { wght: fontWeights.strong })
    )
  ])

interface FontSubset {
  readonly file: string
  readonly bytes: Buffer
}

/** Cuts one font subset per weight, a third of the original's size each; pages load only the weights they show. */
export const makeFontSubsets = (read: ReadFont, script: FontScript): Promise<ReadonlyArray<FontSubset>> =>
  Promise.all(
    Object.entries(fontWeights).map(async ([name, wght]) => ({
      file: `anek-${script}-${name}.woff2`,
      bytes: await subsetFont(read(wholeFontOf(script)), pageLettersOf(script), {
        targetFormat: "woff2",
        variationAxes: { wght },
        keepFeatures: fontFeatures,
        noHinting: true
      })
    }))
  )

/**
 * Cuts fonts of English words and digits for pages in Indian languages, one per weight: without kerning, which is half
 * of their size.
 */
export const makeBasicLatinSubsets = (read: ReadFont): Promise<ReadonlyArray<FontSubset>> =>
  Promise.all(
    Object.entries(fontWeights).map(async ([name, wght]) => ({
      file: `anek-basic-latin-${name}.woff2`,
      bytes: await subsetFont(read(latinFont), basicLatinLetters, {
        targetFormat: "woff2",
        variationAxes: { wght, wdth: 104 },
        keepFeatures: ["ccmp"],
        noHinting: true
      })
    }))
  )

const nameLanguages: Readonly<Record<FontScript, Language>> = {
  devanagari: "hi",
  tamil: "ta",
  telugu: "te",
  kannada: "kn"
}

export const makeNameSubset = async (read: ReadFont, script: FontScript): Promise<FontSubset> => ({
  file: `language-names-${script}.woff2`,
  bytes: await subsetFont(read(wholeFontOf(script)), languageNames[nameLanguages[script]], {
    targetFormat: "woff2",
    variationAxes: { wght: 500 },
    keepFeatures: fontFeatures,
    noHinting: true
  })
})
