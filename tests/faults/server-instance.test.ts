import { createHash } from "node:crypto"
import { writeFileSync } from "node:fs"
import { request } from "node:http"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import { freePort } from "#cli/tasks/support/free-port.ts"
import { publicPages } from "#core/domain/pages/pages.ts"
import type { RunningServer } from "../support/running-server.ts"
import { startServer, temporaryFolder } from "../support/server.ts"

const folder = temporaryFolder()
const onion = "abcdefgh.onion"
let server: RunningServer
let clear: string

beforeAll(async () => {
  const port = await freePort()
  clear = `hive.example:${port}`
  const logo = join(folder.path, "logo.jpg")
  const picture = sharp({ create: { width: 300, height: 100, channels: 3, background: "#123456" } })
  writeFileSync(logo, await picture.jpeg().toBuffer())
  server = await startServer({
    dataDir: join(folder.path, "data"),
    env: {
      PORT: `${port}`,
      PUBLIC_URL: `https://${clear}, http://${onion}`,
      TRUST_PROXY: "1",
      CONTACT: "people@hive.example",
      INSTANCE_NAME: "Our notes",
      INSTANCE_LOGO: logo,
      ACCENT: "#b45309"
    }
  })
})

afterAll(async () => {
  await server?.stop("SIGKILL")
  folder.remove()
})

interface HostedResponse {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  readonly body: Buffer
}

const requestAt = (host: string, path: string): Promise<HostedResponse> =>
  new Promise((resolve, reject) => {
    const asked = request(`${server.url}${path}`, { headers: { host } }, (answer) => {
      const chunks: Array<Buffer> = []
      answer.on("data", (chunk) => chunks.push(chunk))
      answer.on("end", () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) })
      )
    })
    asked.on("error", reject).end()
  })

const paths = [...publicPages, "/feedback", "/no-such-link", "/no/such/page"]

test("every page at the onion address names no clear one, and asks for no https", async () => {
  for (const path of paths) {
    const { headers, body } = await requestAt(onion, path)
    expect(`${JSON.stringify(headers)}${body}`.toLowerCase(), path).not.toContain("hive.example")
    expect(headers["strict-transport-security"], path).toBeUndefined()
  }
  for (const path of paths) {
    const { headers, body } = await requestAt(clear, path)
    expect(body.toString(), path).not.toContain(onion)
    expect(headers["strict-transport-security"], path).toBeDefined()
  }
})

test("security.txt names no clear address at the onion one", async () => {
  const securityTxt = "/.well-known/security.txt"
  expect((await requestAt(clear, securityTxt)).body.toString()).toContain("people@hive.example")
  expect((await requestAt(onion, securityTxt)).status).toBe(404)
})

test("every page has the operator's name, logo and accent, and the policy allows that style alone", async () => {
  for (const path of paths) {
    const { headers, body } = await requestAt(clear, path)
    const html = body.toString()
    expect(html, path).toMatch(/<title>[^<]*Our notes<\/title>/)
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = ""]) => style)
    expect(styles.at(-1), path).toMatch(/^:root\{--accent:#b45309;/)
    for (const style of styles) {
      const hash = createHash("sha256").update(style).digest("base64")
      expect(headers["content-security-policy"], path).toContain(`'sha256-${hash}'`)
    }
  }
})

test("the logo is served as it was drawn again", async () => {
  const { body: page } = await requestAt(clear, "/")
  const [, path = "", size] =
    /<img src="([^"]+)" (width="\d+" height="\d+") alt=""\/>/.exec(page.toString()) ?? []
  expect(size).toBe('width="300" height="100"')
  const { status, headers, body } = await requestAt(clear, path)
  expect([status, headers["content-type"]]).toEqual([200, "image/png"])
  expect(headers["cache-control"]).toContain("immutable")
  expect(await sharp(body).metadata()).toMatchObject({ format: "png", width: 300, height: 100 })
})
