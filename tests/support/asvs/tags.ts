import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const tests = join(import.meta.dirname, "../..")

const tag = /\[asvs (V[\dV. ]+)\]/g

const titlesFiles = (): ReadonlyArray<string> =>
  readdirSync(tests, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:test|contract)\.tsx?$/.test(file)
  )

export const readTags = (): ReadonlySet<string> =>
  new Set(
    titlesFiles()
      .flatMap((file) => [...readFileSync(join(tests, file), "utf8").matchAll(tag)])
      .flatMap(([, numbers = ""]) => numbers.split(" "))
  )
