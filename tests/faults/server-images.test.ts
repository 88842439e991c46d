import { existsSync, readdirSync, renameSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { CurrentUser } from "#core/contract/account-schemas.ts"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { phonePhoto, photoForm } from "../support/images.ts"
import { type OwnerClient, signInOwner, signUpOwner } from "../support/people.ts"
import { runCommand } from "../support/run-command.ts"
import type { RunningServer } from "../support/running-server.ts"
import { s3Credentials, startS3 } from "../support/s3-server.ts"
import { startServer, temporaryFolder } from "../support/server.ts"
import { sampled } from "../support/short-form.ts"

let photo: Buffer

beforeAll(async () => {
  photo = await phonePhoto()
})

const readUser = Schema.decodeUnknownSync(CurrentUser)
const userOf = async (owner: OwnerClient) =>
  readUser(await (await owner.send("GET", "/api/auth/user")).json())

const savePhoto = (owner: OwnerClient) => owner.send("POST", "/api/user/profile", photoForm(photo))

const statusOf = async (server: RunningServer, address: string | null) =>
  (await fetch(`${server.url}${address}`)).status

const filesIn = (folder: string): ReadonlyArray<string> => (existsSync(folder) ? readdirSync(folder) : [])
const photosIn = (dataDir: string) => filesIn(join(dataDir, "images", "photos"))

describe("S3", () => {
  const startWithS3 = async () => {
    const s3 = await startS3()
    const bucket = s3.makeBucket()
    const env = { ...s3Credentials, S3_BUCKET: bucket, S3_ENDPOINT: s3.endpoint }
    return { s3, bucket, env, dataDir: makeFolder() }
  }

  test("holds all pictures, and the data folder none", async () => {
    const { s3, bucket, env, dataDir } = await startWithS3()
    onTestFinished(() => s3.stop())
    const server = await startUnlimitedServer(dataDir, env)
    const owner = await signUpOwner(server.url, "Asha Rao")
    expect((await savePhoto(owner)).status).toBe(200)
    const before = await userOf(owner)
    expect(await statusOf(server, before.profileImageUrl)).toBe(200)
    expect((await s3.objectsIn(bucket)).map((key) => `/uploads/${key}`)).toContain(before.profileImageUrl)
    expect(existsSync(join(dataDir, "images"))).toBe(false)
    const form = new FormData()
    form.set("removeImage", "true")
    expect((await owner.send("POST", "/api/user/profile", form)).status).toBe(200)
    expect(await s3.objectsIn(bucket)).toEqual([])
  })
})

describe("the disk", () => {
  const folder = temporaryFolder()
  const dataDir = join(folder.path, "data")
  let server: RunningServer
  let owner: OwnerClient

  beforeAll(async () => {
    server = await startServer({ dataDir, env: { RATE_LIMIT: "off" } })
    owner = await signUpOwner(server.url, "Asha Rao")
  })

  afterAll(async () => {
    await server.stop("SIGKILL")
    folder.remove()
  })

  test("[asvs V5.3.1 V5.3.2] has an upload of any name under one of ours, inside the folder of pictures", async () => {
    const names = ["../../x.jpg", "/etc/cron.d/x", "a\u0000.jpg", "x.html", "CON", "..", "C:\\x.jpg"]
    const filesBefore = filesIn(dataDir)
    for (const name of names) {
      const form = new FormData()
      form.set("profileImage", new File([new Uint8Array(photo)], name, { type: "image/jpeg" }))
      expect((await owner.send("POST", "/api/user/profile", form)).status).toBe(200)
    }
    // The store's own files may be written meanwhile.
    const own = [...filesBefore, "images", "directory.json", "sessions.json"]
    expect(filesIn(dataDir).filter((name) => !own.includes(name))).toEqual([])
    expect(filesIn(join(dataDir, "images")).toSorted()).toEqual(["incoming", "photos"])
    for (const name of photosIn(dataDir)) expect(name).toMatch(/^[0-9a-f]{32}(?:-96)?\.webp$/)
  })

  test("whose folder of pictures is gone: no picture, and all the rest; the next upload makes it again", async () => {
    const before = await userOf(owner)
    expect(await statusOf(server, before.profileImageUrl)).toBe(200)
    renameSync(join(dataDir, "images"), join(dataDir, "gone"))
    expect(await statusOf(server, before.profileImageUrl)).toBe(404)
    expect(await statusOf(server, `/${owner.link}`)).toBe(200)
    expect((await savePhoto(owner)).status).toBe(200)
    expect(await statusOf(server, (await userOf(owner)).profileImageUrl)).toBe(200)
  })

  test("of a server ended by kill -9 during uploads has the photo that the profile names", async () => {
    for (const wait of sampled([90, 20], 2)) {
      const sending = Promise.allSettled(Array.from({ length: 6 }, () => savePhoto(owner)))
      await pause(wait)
      await server.stop("SIGKILL")
      await sending
      server = await startServer({ dataDir, env: { RATE_LIMIT: "off" } })
      owner = await signInOwner(server.url, "Asha Rao")
      const { profileImageUrl } = await userOf(owner)
      expect(await statusOf(server, profileImageUrl)).toBe(200)
      expect(await statusOf(server, profileImageUrl?.replace(".webp", "-96.webp") ?? null)).toBe(200)
    }
    await server.stop()
    const swept = await runCommand(["gc", "--json"], { DATA_DIR: dataDir })
    expect(swept.code).toBe(0)
  })
})
