import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { makeFontSubsets, scripts } from "./font-subsets/cut-subsets.ts"
import { repositoryRoot } from "./support/run.ts"

const folder = join(repositoryRoot, "ui", "assets", "fonts")

for (const script of scripts) {
  for (const { file, bytes } of await makeFontSubsets(script)) {
    writeFileSync(join(folder, file), bytes)
    console.log(`${file}  ${(bytes.length / 1000).toFixed(1)} KB`)
  }
}
