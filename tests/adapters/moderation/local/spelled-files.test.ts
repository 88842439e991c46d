import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { spelledFiles } from "../../../../cli/training/write-spelled.ts"

const folder = join(import.meta.dirname, "../../../../adapters/moderation/local")

test.each(Object.entries(spelledFiles()))(
  "%s is what was written: when a list, pattern, theme or lexicon was changed, train again",
  (path, text) => {
    expect(readFileSync(join(folder, path), "utf8") === text).toBe(true)
  }
)
