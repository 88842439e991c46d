import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { spellLexicons } from "./spell-lexicons.ts"
import { rulesModule, themesModule } from "./spell-rules.ts"

/** What the guard reads of lists, patterns, themes and lexicons: the texts of the generated files, by their paths in its folder. */
export const spelledFiles = (): Readonly<Record<string, string>> => ({
  "concepts/lexicons.gen.json": JSON.stringify(spellLexicons()),
  "rules.gen.ts": rulesModule(),
  "analysis/themes.gen.ts": themesModule()
})

export const writeSpelled = (folder: string): void => {
  for (const [path, text] of Object.entries(spelledFiles())) writeFileSync(join(folder, path), text)
}
