import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { makeFolder } from "../../support/for-one-test.ts"
import { runCommand } from "../../support/run-command.ts"
import { runHonestHive } from "../../support/server.ts"
import { sampled } from "../../support/short-form.ts"

const needData: ReadonlyArray<ReadonlyArray<string>> = [
  ["export", "asha@people.example"],
  ["backup", "all.hive"],
  ["verdicts", "00000000-0000-4000-8000-000000000000"],
  ["replay"],
  ["replay", "--apply"],
  ["gc", "--dry-run"],
  ["gc"],
  ["status"],
  ["admin", "list"],
  ["admin", "log"],
  ["admin", "password", "grace"],
  ["admin", "remove", "grace"],
  ["admin", "sessions"],
  ["admin", "sessions", "--end=1"],
  ["account", "reset", "asha@people.example"],
  ["account", "suspend", "asha@people.example"],
  ["account", "resume", "asha@people.example"],
  ["account", "delete", "asha@people.example", "--yes"],
  ["keys", "rotate"]
]

/** The line that is said of a DATA_DIR, after its name. */
const dataDirProblem = async (args: ReadonlyArray<string>, dataDir: string, files: string) => {
  const absolute = args.map((arg) => (arg.endsWith(".hive") ? join(files, arg) : arg))
  const { code, output } = await runCommand(absolute, { DATA_DIR: dataDir }, "nine green boats at noon\n")
  expect(code).toBe(1)
  expect(output.trimEnd().split("\n")).toEqual([expect.stringContaining(`${dataDir}: `)])
  return output
}

/** Mistaken values of DATA_DIR: a mistyped name, another folder, a file. */
const makeMistakes = () => {
  const parent = makeFolder()
  const [mistyped, other, file] = [join(parent, "hnesthive"), join(parent, "etc"), join(parent, "a-file")]
  mkdirSync(other)
  writeFileSync(join(other, "hosts"), "")
  writeFileSync(file, "")
  return { parent, mistyped, other, file }
}

describe.each(sampled(needData, 4))("honesthive %s %s", (...args) => {
  test("says in a line that DATA_DIR is no folder of data, and makes nothing anywhere", async () => {
    const files = makeFolder()
    const { parent, mistyped } = makeMistakes()
    expect(await dataDirProblem(args, mistyped, files)).toContain("the folder does not exist")
    expect([readdirSync(parent).toSorted(), readdirSync(files)]).toEqual([["a-file", "etc"], []])
  })
})

test("whatever else is there in its place is left as it is", async () => {
  const files = makeFolder()
  const { parent, other, file } = makeMistakes()
  const args = ["backup", "all.hive"]
  expect(await dataDirProblem(args, other, files)).toContain("this folder contains no HonestHive data")
  expect(await dataDirProblem(args, file, files)).toContain("this is a file, not a folder")
  expect(await dataDirProblem(args, join(file, "data"), files)).toContain("a part of this path is a file")
  expect([readdirSync(other), readdirSync(parent).toSorted(), readdirSync(files)]).toEqual([
    ["hosts"],
    ["a-file", "etc"],
    []
  ])
})

test.each([[["admin", "add", "grace"]], [["account", "add", "asha@people.example"]], [["seed", "badges"]]])(
  "honesthive %j says that DATA_DIR is a file",
  async (args) => {
    const file = join(makeFolder(), "a-file")
    writeFileSync(file, "")
    const { code, output } = await runCommand(args, { DATA_DIR: file }, "nine green boats at noon\n")
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^[^\n]*: this is a file, not a folder[^\n]*\n$/)
    ])
  }
)

const canMount = process.platform === "linux" && process.geteuid?.() === 0

/** With a folder that is mounted for reading alone, as after a fault of the disk. */
const overReadOnly = (folder: string) => [
  ...["unshare", "--mount", "sh", "-c"],
  `mount --bind "${folder}" "${folder}" && mount -o remount,bind,ro "${folder}" && exec "$@"`,
  "sh"
]

test.runIf(canMount)("a command says that DATA_DIR lies on a read-only file system", async () => {
  const dataDir = makeFolder()
  const within = overReadOnly(dataDir)
  for (const args of [["status"], ["admin", "add", "grace"]]) {
    const { code, output } = await runHonestHive(args, { DATA_DIR: dataDir }, "nine green boats\n", within)
    expect([code, output]).toEqual([
      1,
      `${dataDir}: the file system is read-only. Mount it for writing, or use a copy of the folder.\n`
    ])
  }
})
