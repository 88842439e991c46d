import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { makeBasicLatinSubsets, makeFontSubsets, makeNameSubset, scripts } from "#ui/fonts/cut-subsets.ts"
import { fontsFolder, readFont } from "./support/read-font.ts"

const subsetsOf = scripts.map(async (script) => [
  ...(await makeFontSubsets(readFont, script)),
  await makeNameSubset(readFont, script)
])

for (const { file, bytes } of [
  ...(await makeBasicLatinSubsets(readFont)),
  ...(await Promise.all(subsetsOf)).flat()
]) {
  writeFileSync(join(fontsFolder, file), bytes)
  console.log(`${file}  ${(bytes.length / 1000).toFixed(1)} KB`)
}
