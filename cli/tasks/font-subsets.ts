import { writeFileSync } from "node:fs"
import { join } from "node:path"
import {
  makeBasicLatinSubsets,
  makeFontSubsets,
  makeNameSubset,
  scripts
} from "./font-subsets/cut-subsets.ts"
import { repositoryRoot } from "./support/run.ts"

const folder = join(repositoryRoot, "ui", "assets", "fonts")

const subsetsOf = scripts.map(async (script) => [
  ...(await makeFontSubsets(script)),
  await makeNameSubset(script)
])

for (const { file, bytes } of [
  ...(await makeBasicLatinSubsets()),
  ...(await Promise.all(subsetsOf)).flat()
]) {
  writeFileSync(join(folder, file), bytes)
  console.log(`${file}  ${(bytes.length / 1000).toFixed(1)} KB`)
}
