import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { openNewFile } from "#cli/transfer/new-file.ts"
import { temporaryFolder } from "../../support/server.ts"

test("what a killed command of the same process id left is in nobody's way", async () => {
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  const file = join(folder.path, "all.hive")
  // In a container, the next one often has the number of the last.
  writeFileSync(`${file}.${process.pid}.part`, "half")
  const killed = await openNewFile(file)
  await killed.write(Buffer.from("half"))
  const written = await openNewFile(file)
  await written.write(Buffer.from("whole"))
  await written.finish()
  expect(readFileSync(file, "utf8")).toBe("whole")
  await killed.discard()
  expect(readdirSync(folder.path).toSorted()).toEqual(["all.hive", `all.hive.${process.pid}.part`])
})
