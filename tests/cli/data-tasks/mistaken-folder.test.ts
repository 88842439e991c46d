import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { beforeEach, describe, expect, test } from "vitest"
import { makeFolder } from "../../support/for-one-test.ts"
import { expectRefused } from "../../support/run-command.ts"
import { runHonestHive } from "../../support/server.ts"
import { sampled } from "../../support/short-form.ts"

const email = "asha@people.example"

const needData: ReadonlyArray<ReadonlyArray<string>> = [
  ["export", email],
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
  ["account", "reset", email],
  ["account", "suspend", email],
  ["account", "resume", email],
  ["account", "delete", email, "--yes"],
  ["keys", "rotate"]
]

let parent: string
let files: string

/** Another folder and a file, which a mistaken DATA_DIR may name. */
beforeEach(() => {
  parent = makeFolder()
  files = makeFolder()
  mkdirSync(join(parent, "etc"))
  writeFileSync(join(parent, "etc", "hosts"), "")
  writeFileSync(join(parent, "a-file"), "")
})

const namesThere = () => [parent, join(parent, "etc"), files].map((folder) => readdirSync(folder).toSorted())

/** One line names the folder and says this, and nothing is made anywhere. */
const expectMistake = async (args: ReadonlyArray<string>, name: string, problem: string) => {
  const dataDir = join(parent, name)
  const absolute = args.map((arg) => (arg.endsWith(".hive") ? join(files, arg) : arg))
  const line = new RegExp(`^[^\\n]*${dataDir}: [^\\n]*${problem}[^\\n]*\\n$`)
  await expectRefused(absolute, { DATA_DIR: dataDir }, line, "nine green boats at noon\n")
  expect(namesThere()).toEqual([["a-file", "etc"], ["hosts"], []])
}

describe.each(sampled(needData, 4))("honesthive %s %s", (...args) => {
  test("says in a line that DATA_DIR is no folder of data, and makes nothing anywhere", () =>
    expectMistake(args, "hnesthive", "the folder does not exist"))
})

test("whatever else is there in its place is left as it is", async () => {
  const args = ["backup", "all.hive"]
  await expectMistake(args, "etc", "this folder contains no HonestHive data")
  await expectMistake(args, "a-file", "this is a file, not a folder")
  await expectMistake(args, "a-file/data", "a part of this path is a file")
})

test.each([[["admin", "add", "grace"]], [["account", "add", email]], [["seed", "badges"]]])(
  "honesthive %j says that DATA_DIR is a file",
  (args) => expectMistake(args, "a-file", "this is a file, not a folder")
)

const canMount = process.platform === "linux" && process.geteuid?.() === 0

/** With a folder that is mounted for reading alone, as after a fault of the disk. */
const overReadOnly = (folder: string) => [
  ...["unshare", "--mount", "sh", "-c"],
  `mount --bind "${folder}" "${folder}" && mount -o remount,bind,ro "${folder}" && exec "$@"`,
  "sh"
]

test.runIf(canMount).each([[["status"]], [["admin", "add", "grace"]]])(
  "honesthive %j says that DATA_DIR lies on a read-only file system",
  async (args) => {
    const output = `${parent}: the file system is read-only. Mount it for writing, or use a copy of the folder.\n`
    const run = runHonestHive(args, { DATA_DIR: parent }, "nine green boats\n", overReadOnly(parent))
    expect(await run).toEqual({ code: 1, output })
  }
)
