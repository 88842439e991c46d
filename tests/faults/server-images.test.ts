import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Schema } from "effect"
import { beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { CurrentUser } from "#core/contract/account-schemas.ts"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { phonePhoto, photoForm } from "../support/images.ts"
import { type OwnerClient, signInOwner, signUpOwner } from "../support/people.ts"
import type { RunningServer } from "../support/running-server.ts"
import { s3Credentials, startS3 } from "../support/s3-server.ts"
import { runHonestHive } from "../support/server.ts"

let photo: Buffer

beforeAll(async () => {
  photo = await phonePhoto()
})

const readUser = Schema.decodeUnknownSync(CurrentUser)
const userOf = async (owner: OwnerClient) =>
  readUser(await (await owner.send("GET", "/api/auth/user")).json())

const savePhoto = (owner: OwnerClient, fields: Readonly<Record<string, string>> = {}) =>
  owner.send("POST", "/api/user/profile", photoForm(photo, fields))

const statusOf = async (server: RunningServer, address: string | null) =>
  (await fetch(`${server.url}${address}`)).status

const filesIn = (folder: string): ReadonlyArray<string> => (existsSync(folder) ? readdirSync(folder) : [])
const photosIn = (dataDir: string) => filesIn(join(dataDir, "images", "photos"))

const startWithPhoto = async (dataDir: string, env: Readonly<Record<string, string>> = {}) => {
  const server = await startUnlimitedServer(dataDir, env)
  const owner = await signUpOwner(server.url, "Asha Rao")
  expect((await savePhoto(owner, { bio: "Before" })).status).toBe(200)
  return { server, owner, before: await userOf(owner) }
}

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
    const { server, owner, before } = await startWithPhoto(dataDir, env)
    expect(await statusOf(server, before.profileImageUrl)).toBe(200)
    expect((await s3.objectsIn(bucket)).map((key) => `/uploads/${key}`)).toContain(before.profileImageUrl)
    expect(existsSync(join(dataDir, "images"))).toBe(false)
    const form = new FormData()
    form.set("removeImage", "true")
    expect((await owner.send("POST", "/api/user/profile", form)).status).toBe(200)
    expect(await s3.objectsIn(bucket)).toEqual([])
  })

  test("away: an upload is 503 and changes nothing, the page is there, texts are saved", async () => {
    const { s3, env, dataDir } = await startWithS3()
    const { server, owner, before } = await startWithPhoto(dataDir, env)
    await s3.stop()
    const refused = await savePhoto(owner, { bio: "After" })
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"])
    expect(await userOf(owner)).toEqual(before)
    expect(await statusOf(server, before.profileImageUrl)).toBe(503)
    expect(await statusOf(server, `/${owner.link}`)).toBe(200)
    const form = new FormData()
    form.set("bio", "Texts alone")
    expect((await owner.send("POST", "/api/user/profile", form)).status).toBe(200)
    expect((await userOf(owner)).profileImageUrl).toBe(before.profileImageUrl)
  })
})

describe("the disk", () => {
  test("that takes nothing: an upload is 503, the old photo and texts stay, nothing is left", async () => {
    const dataDir = makeFolder()
    const { server, owner, before } = await startWithPhoto(dataDir)
    const kept = photosIn(dataDir)
    rmSync(join(dataDir, "images", "incoming"), { recursive: true })
    writeFileSync(join(dataDir, "images", "incoming"), "in the way")
    const refused = await savePhoto(owner, { bio: "After" })
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"])
    expect(await refused.text()).not.toContain(dataDir)
    expect([await userOf(owner), photosIn(dataDir)]).toEqual([before, kept])
    expect(await statusOf(server, before.profileImageUrl)).toBe(200)
  })

  test("whose folder of pictures is gone: no picture, and all the rest; the next upload makes it again", async () => {
    const dataDir = makeFolder()
    const { server, owner, before } = await startWithPhoto(dataDir)
    renameSync(join(dataDir, "images"), join(dataDir, "gone"))
    expect(await statusOf(server, before.profileImageUrl)).toBe(404)
    expect(await statusOf(server, `/${owner.link}`)).toBe(200)
    expect((await savePhoto(owner)).status).toBe(200)
    expect(await statusOf(server, (await userOf(owner)).profileImageUrl)).toBe(200)
  })
})

/** The head of an upload and the first half of its body. */
const beginUpload = async (server: RunningServer, cookie: string) => {
  const form = new Response(photoForm(photo, { bio: "After" }))
  const body = Buffer.from(await form.arrayBuffer())
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1")
  const words: Array<string> = []
  socket.setEncoding("utf8").on("data", (text: string) => words.push(text))
  socket.on("error", () => undefined)
  const head = [
    "POST /api/user/profile HTTP/1.1",
    `host: ${new URL(server.url).host}`,
    `origin: ${server.url}`,
    `cookie: ${cookie}`,
    `content-type: ${form.headers.get("content-type")}`,
    `content-length: ${body.length}`,
    "connection: close"
  ]
  const middle = Math.floor(body.length / 2)
  socket.write(`${head.join("\r\n")}\r\n\r\n`)
  socket.write(body.subarray(0, middle))
  return {
    cut: () => void socket.destroy(),
    finish: () => void socket.write(body.subarray(middle)),
    answer: () => new Promise<string>((resolve) => socket.once("close", () => resolve(words.join(""))))
  }
}

const signIn = async (server: RunningServer) => {
  const answer = await fetch(`${server.url}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "asha.rao@people.example", password: "a long and unusual passphrase" })
  })
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? ""
}

describe("an upload", () => {
  test("[asvs V5.3.1 V5.3.2] under any name is stored under one of ours, inside the folder of pictures", async () => {
    const dataDir = makeFolder()
    const server = await startUnlimitedServer(dataDir)
    const owner = await signUpOwner(server.url, "Asha Rao")
    const names = ["../../x.jpg", "/etc/cron.d/x", "a\u0000.jpg", "x.html", "CON", "..", "C:\\x.jpg"]
    const before = filesIn(dataDir)
    for (const name of names) {
      const form = new FormData()
      form.set("profileImage", new File([new Uint8Array(photo)], name, { type: "image/jpeg" }))
      expect((await owner.send("POST", "/api/user/profile", form)).status).toBe(200)
    }
    expect(filesIn(dataDir).toSorted()).toEqual([...before, "images"].toSorted())
    expect(filesIn(join(dataDir, "images")).toSorted()).toEqual(["incoming", "photos"])
    for (const name of photosIn(dataDir)) expect(name).toMatch(/^[0-9a-f]{32}(?:-96)?\.webp$/)
  })

  test("whose connection is cut changes nothing and leaves nothing", async () => {
    const dataDir = makeFolder()
    const { server, owner, before } = await startWithPhoto(dataDir)
    const kept = photosIn(dataDir)
    const cookie = await signIn(server)
    for (let count = 0; count < 5; count++) {
      const upload = await beginUpload(server, cookie)
      await pause(20 * count)
      upload.cut()
    }
    await pause(300)
    expect([await userOf(owner), photosIn(dataDir)]).toEqual([before, kept])
    expect(filesIn(join(dataDir, "images", "incoming"))).toEqual([])
  })

  test("on a slow line has a minute", async () => {
    const { server, owner } = await startWithPhoto(makeFolder())
    const upload = await beginUpload(server, await signIn(server))
    const answer = upload.answer()
    await pause(18_000)
    upload.finish()
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
    expect((await userOf(owner)).bio).toBe("After")
  })

  test("in several tabs at once leaves one photo, in its two sizes", async () => {
    const dataDir = makeFolder()
    const { server, owner } = await startWithPhoto(dataDir)
    const answers = await Promise.all(Array.from({ length: 12 }, () => savePhoto(owner)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(photosIn(dataDir)).toHaveLength(2)
    expect(await statusOf(server, (await userOf(owner)).profileImageUrl)).toBe(200)
  })

  test("ended by kill -9 at any moment: the profile never names a photo that is gone", async () => {
    const dataDir = makeFolder()
    const first = await startWithPhoto(dataDir)
    await first.server.stop()
    for (const wait of [20, 90]) {
      const server = await startUnlimitedServer(dataDir)
      const owner = await signInOwner(server.url, "Asha Rao")
      const sending = Promise.allSettled(Array.from({ length: 6 }, () => savePhoto(owner)))
      await pause(wait)
      await server.stop("SIGKILL")
      await sending
      const again = await startUnlimitedServer(dataDir)
      const { profileImageUrl } = await userOf(await signInOwner(again.url, "Asha Rao"))
      expect(await statusOf(again, profileImageUrl)).toBe(200)
      expect(await statusOf(again, profileImageUrl?.replace(".webp", "-96.webp") ?? null)).toBe(200)
      await again.stop()
    }
    const swept = await runHonestHive(["gc", "--json"], { DATA_DIR: dataDir })
    expect(swept.code).toBe(0)
  })

  test("stores the photo without what the phone wrote into it", async () => {
    const dataDir = makeFolder()
    await startWithPhoto(dataDir)
    const files = photosIn(dataDir).map((name) => readFileSync(join(dataDir, "images", "photos", name)))
    expect(files).toHaveLength(2)
    for (const file of files) expect(file.includes("CANARY") || file.includes("Exif")).toBe(false)
  })
})
