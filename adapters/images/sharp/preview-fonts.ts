import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { lazyPromise } from "#core/domain/values/lazy-promise.ts"
import { coveredCharacters } from "./covered-characters.ts"
import { loadSharp } from "./load-sharp.ts"

/** Paths from the bundle, and from this file to the last build. */
const folders = ["../preview-fonts/", "../../../dist/preview-fonts/"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url))
)

/** In the order in which a letter of several fonts is looked up. */
const scripts = ["Latin", "Devanagari", "Telugu", "Tamil", "Kannada"] as const

export const fontFamilies = scripts.map((script) => `Anek ${script} Medium`).join(",")

/** Registers a font with fontconfig for the whole process: text may then name its family. */
const registerFont = async (file: string): Promise<ReadonlySet<number>> => {
  const sharp = await loadSharp()
  await sharp({ text: { text: "a", font: fontFamilies, fontfile: file } }).toBuffer()
  return coveredCharacters(await readFile(file))
}

const registerFonts = async (): Promise<ReadonlySet<number>> => {
  const folder = folders.find((path) => existsSync(path)) ?? folders[0] ?? ""
  // Without settings fontconfig prints an error, in a container for example; with the system's it reads all fonts.
  process.env.FONTCONFIG_FILE ??= join(folder, "fonts.conf")
  const covered = new Set<number>()
  for (const script of scripts) {
    for (const character of await registerFont(join(folder, `anek-${script.toLowerCase()}.ttf`)))
      covered.add(character)
  }
  return covered
}

const loadCoverage = lazyPromise(registerFonts)

/** Whether the fonts have a glyph for every character. Another font's boxes would show no error. */
export const canShow = async (text: string): Promise<boolean> => {
  const covered = await loadCoverage()
  return Array.from(text).every((character) => covered.has(character.codePointAt(0) ?? 0))
}
