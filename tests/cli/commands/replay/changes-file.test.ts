import { promises, readdirSync } from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { join } from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import { openChangesFile } from "#cli/commands/replay/changes-file.ts"
import { TaskFailed } from "#core/ports/server-task.ts"
import { makeFolder } from "../../../support/for-one-test.ts"

test("a file that can't be given to the data folder's owner is not left in the way of the next try", async () => {
  const folder = makeFolder()
  const file = join(folder, "changes.jsonl")
  vi.spyOn(promises, "realpath").mockRejectedValue(Object.assign(new Error("refused"), { code: "EPERM" }))
  syncBuiltinESMExports()
  onTestFinished(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
  await expect(openChangesFile(file, folder)).rejects.toEqual(
    new TaskFailed({ text: `${file} cannot be written (EPERM).` })
  )
  expect(readdirSync(folder)).toEqual([])
})
