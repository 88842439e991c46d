import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { cutFaces, scripts } from "./faces/cut-faces.ts"
import { root } from "./support/run.ts"

const folder = join(root, "ui", "assets", "fonts")

for (const script of scripts) {
  for (const { file, bytes } of await cutFaces(script)) {
    writeFileSync(join(folder, file), bytes)
    console.log(`${file}  ${(bytes.length / 1000).toFixed(1)} KB`)
  }
}
