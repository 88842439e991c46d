import { writeFileSync } from "node:fs"
import type { ServerResponse } from "node:http"
import { join } from "node:path"
import { gzipSync, zstdCompressSync } from "node:zlib"
import { beforeAll, describe, expect, test } from "vitest"
import { freePort } from "#cli/tasks/support/free-port.ts"
import {
  type AlterResponse,
  certificateFile,
  type ProxiedResponse,
  startAlteringProxy,
  startSecureProxy
} from "../../support/altering-proxy.ts"
import { makeFolder, startUnlimitedServer } from "../../support/for-one-test.ts"
import { phonePhoto, photoForm } from "../../support/images.ts"
import { type OwnerClient, pollUntil, signUpOwner, submit } from "../../support/people.ts"
import { reliableText } from "../../support/praise.ts"
import { runHonestHive } from "../../support/server.ts"
import { serverForAll } from "../../support/server-for-all.ts"
import { sampled } from "../../support/short-form.ts"

const server = serverForAll({ RATE_LIMIT: "off" })
let owner: OwnerClient

/** A page with all that one can show: photo, bio, a badge and a public note, which is shown elsewhere, too. */
const fillPage = async (url: string): Promise<OwnerClient> => {
  const made = await signUpOwner(url, "Zoë Raman")
  const form = photoForm(await phonePhoto(), { bio: "I <b>build</b> & “mend”" })
  await made.send("POST", "/api/user/profile", form)
  await made.send("POST", "/api/profile/badge-display", { showBadgesOnLanding: true })
  const embedOrigins = ["https://zoe.example", "https://team.example:8443"]
  await made.send("PUT", "/api/account/syndication", { feed: false, embedOrigins })
  for (const text of reliableText) await submit(url, made.link, text)
  await pollUntil("all is judged", async () => (await made.list()).length === reliableText.length)
  const [item] = await made.list()
  await made.send("PATCH", `/api/feedback/${item?.id}/public`, { isPublic: true })
  return made
}

beforeAll(async () => {
  owner = await fillPage(server().url)
})

const verify = (address: string, ...options: ReadonlyArray<string>) =>
  runHonestHive(["verify", address, ...options])

interface VerifyResult {
  readonly isSame: boolean
  readonly files: ReadonlyArray<string>
  readonly settings: ReadonlyArray<{ readonly variable: string; readonly value: string | null }>
  readonly differences: ReadonlyArray<{ readonly path: string; readonly problem: string }>
}

const settingsIn = (output: string): Readonly<Record<string, string>> => {
  const { settings }: VerifyResult = JSON.parse(output)
  return Object.fromEntries(
    settings.flatMap(({ variable, value }) => (value === null ? [] : [[variable, value]]))
  )
}

const paths = {
  script: /^\/assets\/react-.*\.js$/,
  style: /^\/assets\/visitor-.*\.css$/,
  font: /^\/assets\/anek-latin-.*\.woff2$/,
  landing: /^\/$/,
  security: /^\/security$/,
  terms: /^\/terms$/,
  app: /^\/dashboard$/,
  visitor: /^\/zo[^?]*$/,
  thanks: /^\/zo[^?]*\?sent=1$/,
  unknown: /^\/[0-9a-f]{24}$/,
  hindi: /^\/security\?lang=hi$/,
  tamilThanks: /\?sent=1&lang=ta$/,
  account: /^\/account$/,
  report: /^\/report\/zo[^?]*$/,
  teluguEmbed: /^\/embed\/.*\?lang=te$/,
  kannadaEmbed: /^\/embed\/.*\?lang=kn$/
} as const

describe("a server that sends what this release sends", () => {
  test("is found the same without a link, which is said", async () => {
    const output = expect.stringContaining("No visitor page was compared")
    expect(await verify(server().url)).toEqual({ code: 0, output })
  })

  test("is found the same whatever its operator has set, which is listed", async () => {
    const dataDir = makeFolder()
    const first = await startUnlimitedServer(dataDir)
    const { link } = await signUpOwner(first.url, "Asha Rao")
    await first.stop()
    const place = { name: "Counsellor", label: "044 1234", address: "tel:0441234" }
    const helpNotes = { en: { title: "You are not alone", text: "Somebody listens:", places: [place] } }
    const [noteFile, logoFile] = [join(dataDir, "help.json"), join(dataDir, "logo.jpg")]
    writeFileSync(noteFile, JSON.stringify(helpNotes))
    writeFileSync(logoFile, await phonePhoto(200))
    const port = `${await freePort()}`
    const origins = { clear: `https://hive.example:${port}`, local: `http://127.0.0.1:${port}` }
    const shown = {
      INSTANCE_NAME: "Bees & “Co”",
      ACCENT: "#b45f06",
      CONTACT: "ops@hive.example",
      SOURCE_URL: "https://code.example/hive?a=1&b=2",
      IMPRINT_URL: "https://hive.example/imprint",
      PRIVACY_URL: "https://hive.example/privacy",
      DEMO_URL: "https://demo.example/~live",
      MARKETING_FIGURES: "off",
      PREVIEWS: "off",
      SIGN_IN: "issuer",
      SIGN_UP: "closed"
    }
    const { url } = await startUnlimitedServer(dataDir, {
      ...shown,
      PORT: port,
      PUBLIC_URL: `${origins.clear},${origins.local}`,
      INSTANCE_LOGO: logoFile,
      HELP_NOTE: noteFile,
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "hive@hive.example",
      OIDC_ISSUER: "https://id.example",
      OIDC_CLIENT_ID: "hive",
      OIDC_CLIENT_SECRET: "secret",
      MODERATION: "openai",
      OPENAI_API_KEY: "sk-1",
      OPENAI_BASE_URL: "http://127.0.0.1:9/v1"
    })
    const { code, output } = await verify(`${url}/${link}`, "--json")
    expect({ code, output }).toMatchObject({ code: 0 })
    expect(settingsIn(output)).toEqual({
      ...shown,
      INSTANCE_LOGO: expect.stringMatching(/^\{"path":"\/assets\/logo-/),
      PUBLIC_URL: origins.local,
      "PUBLIC_URL, first": origins.clear,
      SMTP_URL: "set",
      OIDC_ISSUER: "id.example",
      MODERATION: "the service at 127.0.0.1:9",
      HELP_NOTE: JSON.stringify(helpNotes)
    })
    const { files }: VerifyResult = JSON.parse(output)
    expect(files).toContainEqual(expect.stringMatching(/^\/assets\/logo-/))
  })

  test("is found the same with a page that shows a photo, a badge and a note, behind a proxy that compresses, dates and names itself", async () => {
    const page = await (await fetch(`${server().url}/${owner.link}`)).text()
    for (const part of ["/uploads/photos/", "visitor-badges", "visitor-public"]) expect(page).toContain(part)
    const url = await startAlteringProxy(server().url, (_, { status, headers, body }) => {
      headers.set("content-encoding", "gzip")
      headers.set("via", "1.1 proxy")
      headers.set("strict-transport-security", "max-age=31536000")
      const tag = headers.get("etag")
      if (tag !== null) headers.set("etag", `W/${tag.slice(0, -1)}-gzip"`)
      return { status, headers, body: gzipSync(body) }
    })
    const { code, output } = await verify(`${url}/${owner.link}`)
    expect({ code, output }).toMatchObject({ code: 0 })
    expect(output).toMatch(/pages in 5 languages with all headers, byte by byte: \/ \/security /)
    expect(output).toContain(` /${owner.link} /${owner.link}?sent=1 /report/${owner.link} `)
    expect(output).toMatch(/MODERATION +local\n/)
    expect(output).toContain("It does not prove that others are sent the same")
  })

  test("is asked over https as a browser asks", async () => {
    const { url, received } = await startSecureProxy(server().url, (_, { status, headers, body }) => {
      headers.set("content-encoding", "zstd")
      return { status, headers, body: zstdCompressSync(body) }
    })
    const trusting = { NODE_EXTRA_CA_CERTS: certificateFile }
    const { code, output } = await runHonestHive(["verify", `${url}/${owner.link}`], trusting)
    expect({ code, output }).toMatchObject({ code: 0 })
    const page = received.get(`/${owner.link}`)
    expect(page).toMatchObject({
      host: url.slice("https://".length),
      accept: expect.stringMatching(/^text\/html,/),
      "accept-encoding": "gzip, deflate, br, zstd",
      "sec-fetch-mode": "navigate",
      "user-agent": expect.stringMatching(/^Mozilla\/5\.0 \(.+Firefox\/\d+\.0$/)
    })
    const [, script] = [...received].find(([path]) => paths.script.test(path)) ?? []
    expect(script).toMatchObject({ accept: "*/*", referer: `${url}/`, "sec-fetch-dest": "script" })
    expect([page, script].flatMap((headers) => Object.keys(headers ?? {}))).not.toContain("cookie")
  })
})

const policy = "content-security-policy"

type ResponseChange = (response: ProxiedResponse, out: ServerResponse) => ProxiedResponse

const replacing =
  (part: string | RegExp, by: string) =>
  ({ body, ...rest }: ProxiedResponse): ProxiedResponse => ({
    ...rest,
    body: Buffer.from(body.toString("utf8").replace(part, by))
  })

const withHeader =
  (name: string, value: string) =>
  (response: ProxiedResponse): ProxiedResponse => {
    response.headers.set(name, value)
    return response
  }

const withPolicy =
  (change: (before: string) => string): ResponseChange =>
  (response) =>
    withHeader(policy, change(response.headers.get(policy) ?? ""))(response)

const withLastByteChanged = ({ body, ...rest }: ProxiedResponse): ProxiedResponse => ({
  ...rest,
  body: Buffer.concat([body.subarray(0, -1), Buffer.from([(body.at(-1) ?? 0) ^ 1])])
})

const redirectedTo =
  (to: string): ResponseChange =>
  ({ headers }) => {
    headers.set("location", to)
    return { status: 302, headers, body: Buffer.alloc(0) }
  }

const withEarlyHint: ResponseChange = (response, out) => {
  out.writeEarlyHints({ link: "<https://x.example>; rel=preconnect" })
  return response
}

/** A few kilobytes that unpack to fifty megabytes. */
const endless: ResponseChange = ({ headers, ...rest }) => {
  headers.set("content-encoding", "gzip")
  return { ...rest, headers, body: gzipSync(Buffer.alloc(50_000_000)) }
}

type ResponseChanges = {
  readonly [Name in keyof typeof paths]?: readonly [change: ResponseChange, says: string]
}

const differs = "differs at byte"

/** Each is found by itself, so that one run may find many. */
const changedTogether: Readonly<Record<string, ResponseChanges>> = {
  "changed bytes of files, and a setting that no operator can set": {
    landing: [
      replacing('"sourceUrl":null', '"sourceUrl":"javascript:alert(1)"'),
      "shows settings, or values of them, that this release doesn’t have"
    ],
    script: [withLastByteChanged, differs],
    style: [withLastByteChanged, differs],
    font: [withLastByteChanged, differs]
  },
  "added scripts, inline handlers and other texts": {
    script: [replacing("", "import './x.js';"), "is longer than"],
    landing: [replacing("<body>", '<body onload="alert(1)">'), differs],
    security: [replacing("no IP address", "an IP address"), differs],
    terms: [replacing("</html>", "</html>\n"), differs],
    app: [replacing("</head>", "<script></script></head>"), differs],
    visitor: [replacing("</head>", '<script src="/x.js"></script></head>'), differs],
    thanks: [replacing("<form", '<form onsubmit="alert(1)"'), differs],
    unknown: [replacing("<main", "<script></script><main"), differs]
  },
  "changed and added headers": {
    script: [withHeader("etag", '"visitor-7"'), 'header "etag" is ""visitor-7""'],
    style: [withHeader("content-type", "text/html"), 'header "content-type" is "text/html"'],
    landing: [withHeader("refresh", "0; url=//x.example"), 'header "refresh"'],
    security: [withHeader("cache-control", "max-age=9"), 'header "cache-control" is "max-age=9"'],
    terms: [withHeader("x-frame-options", "SAMEORIGIN"), 'header "x-frame-options"'],
    app: [withPolicy((text) => `${text}; script-src *`), `header "${policy}"`],
    visitor: [withPolicy((text) => text.replace("img-src 'self'", "img-src *")), `header "${policy}"`],
    thanks: [withHeader("set-cookie", "id=1"), 'header "set-cookie" is "id=1", expected none'],
    unknown: [withHeader(`${policy}-report-only`, "default-src *"), `header "${policy}-report-only"`]
  },
  "redirects, missing pages and answers without end": {
    script: [redirectedTo("/assets/y.js"), 'leads elsewhere (302), to "/assets/y.js"; not followed'],
    font: [endless, "is longer than"],
    security: [({ headers, body }) => ({ status: 404, headers, body }), "has the status 404, expected 200"],
    terms: [withEarlyHint, "begins with the status 103"],
    visitor: [redirectedTo("https://x.example/"), 'leads elsewhere (302), to "https://x.example/"'],
    thanks: [endless, "is longer than 2000000 bytes"]
  },
  "pages in one language, of owners, for reports and on other websites": {
    hindi: [replacing("</head>", "<script></script></head>"), differs],
    tamilThanks: [replacing("<form", '<form onsubmit="alert(1)"'), differs],
    account: [replacing("</head>", "<script></script></head>"), differs],
    report: [replacing("<form", '<form action="https://x.example"'), differs],
    teluguEmbed: [replacing("</main>", "<p>More</p></main>"), differs],
    kannadaEmbed: [withPolicy((text) => `${text} *`), `header "${policy}"`]
  }
}

const nameOf = (path: string) => Object.entries(paths).find(([, pattern]) => pattern.test(path))?.[0] ?? path

describe("a server that sends something else", () => {
  test.each(sampled(Object.entries(changedTogether), 2))("is found by %s", async (_, changes) => {
    const change: AlterResponse = (path, response, out) =>
      Object.entries(changes).find(([name]) => name === nameOf(path))?.[1][0](response, out) ?? response
    const url = await startAlteringProxy(server().url, change)
    const { code, output } = await verify(`${url}/${owner.link}`, "--json")
    expect({ code, output }).toMatchObject({ code: 1 })
    const { isSame, differences }: VerifyResult = JSON.parse(output)
    const found = differences.map(({ path, problem }) => [nameOf(path), problem])
    const expected = Object.entries(changes).map(([name, [, says]]) => [name, expect.stringContaining(says)])
    expect(isSame).toBe(false)
    expect(found.toSorted()).toEqual(expected.toSorted())
  })

  test("is told with the byte, its surroundings and without the server's own control characters", async () => {
    const url = await startAlteringProxy(server().url, (path, response) =>
      path === "/security" ? replacing("<title>", "<title>\u001b[2J")(response) : response
    )
    const { code, output } = await verify(url)
    expect(code).toBe(1)
    const page = await (await fetch(`${server().url}/security`)).bytes()
    const at = Buffer.from(page).indexOf("<title>") + "<title>".length + 1
    expect(output).toContain(`/security: differs at byte ${at}: "\\u{1b}[2JSecurity · HonestHive`)
    expect(output).toContain(', expected "Security · HonestHive')
    expect(output).toContain("1 difference: this is not HonestHive")
    expect(output).not.toContain("This proves")
  })
})

describe("what can't be compared is said in a line", () => {
  test.each(["http://127.0.0.1:9/", "http://localhost:9/"])("no server at %s", async (address) => {
    const output = expect.stringMatching(new RegExp(`^${address} can’t be verified: .*ECONNREFUSED.*\\n$`))
    expect(await verify(address)).toEqual({ code: 1, output })
  })

  test("no TLS where https is asked for", async () => {
    const address = server().url.replace("http:", "https:")
    const output = `${address}/ can’t be verified: the server doesn’t speak https there.\n`
    expect(await verify(address)).toEqual({ code: 1, output })
  })

  test("settings that this release lacks, without listing others", async () => {
    const url = await startAlteringProxy(server().url, (path, response) =>
      path === "/" ? replacing('"sourceUrl":null', '"sourceUrl":7')(response) : response
    )
    const { code, output } = await verify(url)
    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining("/: shows settings") })
    expect(output).not.toContain("INSTANCE_NAME")
  })

  test("everything leads elsewhere, as from http to https", async () => {
    const url = await startAlteringProxy(server().url, (_, response, out) =>
      redirectedTo("https://x.example/")(response, out)
    )
    const output = `${url}/ can’t be verified: leads elsewhere (302), to "https://x.example/"; not followed\n`
    expect(await verify(url)).toEqual({ code: 1, output })
  })

  test("no such page, while all the rest is compared", async () => {
    const { code, output } = await verify(`${server().url}/nobody-here`)
    expect({ code, output }).toMatchObject({ code: 1 })
    expect(output).toContain(`There is no page at ${server().url}/nobody-here`)
    expect(output).toContain("The same as in HonestHive")
    expect(output).not.toContain("difference")
  })
})
