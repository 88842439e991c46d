import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { drawEmblems } from "#ui/emblems/render-emblems.ts"
import { repositoryRoot } from "./support/run.ts"

const folder = join(repositoryRoot, "ui/public/assets/v1/emblems")

for (const [file, svg] of drawEmblems()) writeFileSync(join(folder, file), svg)
console.log(`Drawn: ${folder}`)
