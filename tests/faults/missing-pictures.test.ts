import { renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { filesIn } from "../support/files-in.ts"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { phonePhoto, photoForm } from "../support/images.ts"
import { signUpOwner } from "../support/people.ts"
import { expectDone, runCommand } from "../support/run-command.ts"
import type { RunningServer } from "../support/running-server.ts"
import { sharedDatabase } from "../support/shared-postgres.ts"

const key = { ENCRYPTION_KEY: "ab".repeat(32) }

const photo = await phonePhoto()

const addOwnerWithPhoto = async ({ url }: RunningServer, name: string) => {
  const owner = await signUpOwner(url, name)
  expect((await owner.send("POST", "/api/user/profile", photoForm(photo))).status).toBe(200)
}

const backUp = async (file: string, env: Readonly<Record<string, string>>) => {
  const { code, output } = await runCommand(["backup", file, "--json"], env)
  const { missingPictures, problems } = JSON.parse(output)
  return { code, missingPictures, problems }
}

const lastBackup = async (env: Readonly<Record<string, string>>) =>
  JSON.parse((await runCommand(["status", "--json"], env)).output).lastBackup

const noneFound = [
  {
    kind: "images",
    text: expect.stringMatching(
      /^None of the 2 pictures was found, .* the server's machine with its DATA_DIR/
    )
  }
]

test("beside PostgreSQL, from another folder: a backup misses its pictures and says so, and a deleted account's photo is not called gone", async () => {
  const [dataDir, elsewhere] = [makeFolder(), makeFolder()]
  const shared = { DATABASE_URL: await sharedDatabase(), ...key }
  const server = await startUnlimitedServer(dataDir, shared)
  await addOwnerWithPhoto(server, "Asha Rao")
  const from = { ...shared, DATA_DIR: elsewhere }
  const file = join(makeFolder(), "all.hive")
  expect(await backUp(file, from)).toEqual({ code: 1, missingPictures: 2, problems: noneFound })
  expect(await lastBackup(from)).toBeNull()
  const deleted = await runCommand(["account", "delete", "asha.rao@people.example", "--yes"], from)
  expect(deleted).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^asha\.rao@people\.example was deleted\. .*\nIts photo was not removed: .* the server's machine with its DATA_DIR/
    )
  })
  expect(filesIn(join(dataDir, "images"))).toHaveLength(2)
})

test("a backup of a server that lost its pictures fails but keeps all the rest; one that lost some names it as a problem", async () => {
  const [dataDir, files] = [makeFolder(), makeFolder()]
  const env = { DATA_DIR: dataDir, ...key }
  const images = join(dataDir, "images")
  const first = await startUnlimitedServer(dataDir, key)
  await addOwnerWithPhoto(first, "Asha Rao")
  await first.stop()
  renameSync(images, join(files, "images"))
  const server = await startUnlimitedServer(dataDir, key)
  const file = join(files, "none.hive")
  expect(await backUp(file, env)).toEqual({ code: 1, missingPictures: 2, problems: noneFound })
  expect(await lastBackup(env)).toBeNull()
  const empty = { DATA_DIR: makeFolder(), ...key }
  await expectDone(["restore", file], empty, /Everything was restored except 2 pictures/)

  renameSync(join(files, "images"), images)
  const [lost = ""] = filesIn(images)
  rmSync(join(images, lost))
  const some = join(files, "some.hive")
  await expectDone(["backup", some], env, /^Problem: 1 of 2 pictures are missing, .*$/m)
  expect(await lastBackup(env)).toBe(new Date().toISOString().slice(0, 10))
  await server.stop()
})
