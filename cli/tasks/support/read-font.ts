import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { ReadFont } from "#ui/fonts/cut-subsets.ts"
import { repositoryRoot } from "./run.ts"

export const fontsFolder = join(repositoryRoot, "ui", "assets", "fonts")

export const readFont: ReadFont = (file) => readFileSync(join(fontsFolder, file))
