import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { openNewFile } from "#adapters/new-file/index.ts"
import { makeFolder } from "../../support/for-one-test.ts"

test("what a killed command of the same process id left is in nobody's way", async () => {
  const folder = makeFolder()
  const file = join(folder, "all.hive")
  // In a container, the next one often has the number of the last.
  writeFileSync(`${file}.${process.pid}.part`, "half")
  const killed = await openNewFile(file)
  await killed.write(Buffer.from("half"))
  const written = await openNewFile(file)
  await written.write(Buffer.from("whole"))
  await written.finish()
  expect(readFileSync(file, "utf8")).toBe("whole")
  await killed.discard()
  expect(readdirSync(folder).toSorted()).toEqual(["all.hive", `all.hive.${process.pid}.part`])
})

test("of two that write the same file at once one wins, whole, and the other is told", async () => {
  const folder = makeFolder()
  const file = join(folder, "all.hive")
  const both = await Promise.all([openNewFile(file), openNewFile(file)])
  await Promise.all(both.map((one, index) => one.write(Buffer.from(`whole ${index}`))))
  const ended = await Promise.allSettled(both.map((one) => one.finish()))
  await Promise.all(both.map((one) => one.discard()))
  const winner = ended.findIndex(({ status }) => status === "fulfilled")
  expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  expect(readFileSync(file, "utf8")).toBe(`whole ${winner}`)
  expect(ended).toContainEqual({
    status: "rejected",
    reason: expect.objectContaining({ message: expect.stringContaining("already exists") })
  })
  expect(readdirSync(folder)).toEqual(["all.hive"])
})

test("a folder that does not exist is named in plain words", async () => {
  const file = join(makeFolder(), "no", "all.hive")
  await expect(openNewFile(file)).rejects.toThrow(/can't be written: the folder .*no does not exist\.$/)
})
