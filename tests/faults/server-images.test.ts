import { renameSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { expect, test } from "vitest"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { phonePhoto, photoForm } from "../support/images.ts"
import { type OwnerClient, signInOwner, signUpOwner } from "../support/people.ts"
import { runCommand } from "../support/run-command.ts"
import type { RunningServer } from "../support/running-server.ts"
import { sampled } from "../support/short-form.ts"

const photo = await phonePhoto()

const savePhoto = (owner: OwnerClient) => owner.send("POST", "/api/user/profile", photoForm(photo))

const photoOf = async (owner: OwnerClient): Promise<string> =>
  (await (await owner.send("GET", "/api/auth/user")).json()).profileImageUrl

const statusOf = async ({ url }: RunningServer, address: string) => (await fetch(`${url}${address}`)).status

test("without the folder of pictures there is no picture, and all the rest; the next upload makes it again", async () => {
  const dataDir = makeFolder()
  const server = await startUnlimitedServer(dataDir)
  const owner = await signUpOwner(server.url, "Asha Rao")
  expect((await savePhoto(owner)).status).toBe(200)
  const before = await photoOf(owner)
  expect(await statusOf(server, before)).toBe(200)
  renameSync(join(dataDir, "images"), join(dataDir, "gone"))
  expect(await statusOf(server, before)).toBe(404)
  expect(await statusOf(server, `/${owner.link}`)).toBe(200)
  expect((await savePhoto(owner)).status).toBe(200)
  expect(await statusOf(server, await photoOf(owner))).toBe(200)
})

test("after kill -9 during uploads the photo that the profile names is there", async () => {
  const dataDir = makeFolder()
  let server = await startUnlimitedServer(dataDir)
  let owner = await signUpOwner(server.url, "Asha Rao")
  expect((await savePhoto(owner)).status).toBe(200)
  for (const wait of sampled([90, 20], 2)) {
    const sending = Promise.allSettled(Array.from({ length: 6 }, () => savePhoto(owner)))
    await pause(wait)
    await server.stop("SIGKILL")
    await sending
    server = await startUnlimitedServer(dataDir)
    owner = await signInOwner(server.url, "Asha Rao")
    const address = await photoOf(owner)
    expect(await statusOf(server, address)).toBe(200)
    expect(await statusOf(server, address.replace(".webp", "-96.webp"))).toBe(200)
  }
  await server.stop()
  expect((await runCommand(["gc", "--json"], { DATA_DIR: dataDir })).code).toBe(0)
})
