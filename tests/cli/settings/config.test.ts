import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { ConfigProvider, Effect, Option, Redacted, Result } from "effect"
import { describe, expect, test } from "vitest"
import { httpsForm } from "#cli/settings/address-settings.ts"
import { type Configuration, readConfiguration } from "#cli/settings/config.ts"
import { repositoryPage } from "#cli/settings/source-settings.ts"
import { makeFolder } from "../../support/for-one-test.ts"

const readSettings = (env: Record<string, string>): Configuration | string =>
  Effect.runSync(
    readConfiguration(false).pipe(
      Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnvRecord(env))),
      Effect.result,
      Effect.map((result) => (Result.isSuccess(result) ? result.success : result.failure.message))
    )
  )

const configured = (env: Record<string, string>): Configuration => {
  const result = readSettings(env)
  if (typeof result === "string") throw new Error(result)
  return result
}

const keyBytes = Uint8Array.from({ length: 32 }, (_, index) => index * 8)
const hexKey = Buffer.from(keyBytes).toString("hex")
const base64Key = Buffer.from(keyBytes).toString("base64")

describe("the configuration", () => {
  test("has the defaults of the design", () => {
    const { dataDir, ...rest } = configured({})
    expect(dataDir).toMatch(/[\\/]data$/)
    expect(rest).toEqual({
      port: 3000,
      host: "127.0.0.1",
      publicHosts: [],
      mayBeMoved: false,
      encryptionKeys: Option.none(),
      databaseUrl: Option.none(),
      s3: Option.none(),
      helpNotes: {},
      moderation: { by: "local", strictness: "normal" },
      oidc: Option.none(),
      mail: Option.none(),
      webhooks: Option.some({ privateHosts: new Set() }),
      contact: Option.none(),
      sourceUrl: Option.none(),
      instance: {
        name: Option.none(),
        logo: Option.none(),
        accent: Option.none(),
        imprintUrl: Option.none(),
        privacyUrl: Option.none(),
        demoUrl: Option.none()
      },
      signUp: "open",
      hasMarketingFigures: true,
      hasPreviews: true,
      isRateLimited: true,
      releaseWindow: 0,
      releaseLeast: 1,
      releaseDefault: "anyone",
      trustedProxies: 0,
      logLevel: "Info",
      admin: Option.none(),
      logFormat: "json"
    })
  })

  test.each([
    hexKey,
    hexKey.toUpperCase(),
    base64Key,
    base64Key.replace("=", ""),
    ` ${hexKey} `,
    `\uFEFF${hexKey}\r\n`
  ])("reads the key %s and never prints it", (text) => {
    const { encryptionKeys } = configured({ ENCRYPTION_KEY: text })
    const keys = Option.getOrThrow(encryptionKeys)
    expect(Redacted.value(keys).map((key) => [...key])).toEqual([[...keyBytes]])
    expect(JSON.stringify(encryptionKeys)).not.toContain("8")
    expect(String(keys)).toBe("<redacted>")
  })
})

test.each([
  ["joiners, which scripts of India need", "జిల్లా ఫీడ్\u200cబ్యాక్"],
  ["40 characters as people count them", "ಕಿ".repeat(40)]
])("INSTANCE_NAME may have %s", (_what, name) => {
  expect(readSettings({ INSTANCE_NAME: name })).toMatchObject({ instance: { name: Option.some(name) } })
})

test("ENCRYPTION_KEY names two keys while keys are changed: the new one, then the old one", () => {
  const keys = Redacted.value(
    Option.getOrThrow(configured({ ENCRYPTION_KEY: `${base64Key}, ${hexKey}` }).encryptionKeys)
  )
  expect(keys.map((key) => [...key])).toEqual([[...keyBytes], [...keyBytes]])
})

const database = "postgres://user:secret@db.example/hive?sslmode=require"

const oidc = {
  OIDC_ISSUER: "https://id.example/realms/main",
  OIDC_CLIENT_ID: "hive",
  OIDC_CLIENT_SECRET: " a secret "
}

const mail = {
  SMTP_URL: "smtps://hive%40example.org:a%2Fsecret@mail.example.org",
  MAIL_FROM: "The hive, Inc. <hive@example.org>",
  PUBLIC_URL: "https://hive.example"
}

type ConfigEntries = Readonly<Record<string, string>>

const openai = { MODERATION: "openai", OPENAI_API_KEY: "sk-1" }
const threeUrls = "https://a.example,https://b.example,http://c.onion"

/** Values of one variable that have a form of their own, beside what it goes with, and all that is said of each. */
const wrongForms: Readonly<Record<string, readonly [string, ReadonlyArray<string>, ConfigEntries?]>> = {
  PORT: ["a whole number from 0 to 65535.", ["http", "65536", "80.5", "0x1f90", "3e3"]],
  HOST: ["an address or a host name.", ["two words"]],
  PUBLIC_URL: [
    "http:// or https:// and a host, without a path, or several of these, separated by commas.",
    [
      ...["hive.example", "https://a.example/x", "ftp://a.example", "http://u:p@a.example"],
      ...["https://a.example,", "https://a.example http://b.onion", "https://a.example,b.onion"],
      ...["https://*.a.example", "https://a.example."]
    ]
  ],
  ENCRYPTION_KEY: [
    "32 bytes, as 64 hex digits or base64.",
    ["short", `${base64Key}AAAA`, `${hexKey},${hexKey},${hexKey}`, `${hexKey},`]
  ],
  SIGN_UP: ["open, invited or closed.", ["maybe"]],
  SIGN_IN: ["issuer or both.", ["password", "issuer,both"]],
  RATE_LIMIT: ["on or off.", ["0"]],
  MARKETING_FIGURES: ["on or off.", ["99.9%"]],
  WEBHOOKS: ["on or off.", ["sometimes"]],
  INSTANCE_NAME: [
    "a name of at most 40 characters.",
    ["x".repeat(41), "two\nlines", "turned \u202e", "\u200c"]
  ],
  INSTANCE_LOGO: [
    "the path of a PNG, JPEG or WebP file of at most 5 MB.",
    ["package.json", "ui/public/assets/v1/favicon.svg"]
  ],
  ACCENT: ["a colour such as #2563eb.", ["red", "#12345", "#12345g", "oklch(0.5 0.1 60)"]],
  IMPRINT_URL: ["an https:// or http:// address.", ["imprint", "javascript:alert(1)"]],
  PRIVACY_URL: ["an https:// or http:// address.", ["/privacy", "mailto:a@b.example"]],
  SOURCE_URL: ["an https:// or http:// address.", ["git@a.org:hive", "javascript:alert(1)", "a.org/hive"]],
  DEMO_URL: ["an https:// address.", ["/~live", "http://a.example", "javascript:alert(1)", "a.example"]],
  CONTACT: [
    "an email address or an https:// address.",
    [
      ...["somebody", "http://example.org", "javascript:alert(1)", "a@b", "mailto:a@example.org"],
      ...["HTTPS://example.org", "https:example.org", "https://example.org/a b", "https://example.org/\nX: y"]
    ]
  ],
  TRUST_PROXY: [
    "a whole number from 0 to 32, or one for each address of PUBLIC_URL, separated by commas.",
    ["-1", "33", "1.5", "1,", "yes", "1,0", "1,0,0,0"],
    { PUBLIC_URL: threeUrls }
  ],
  LOG_LEVEL: ["debug, info, warn, error or none.", ["loud"]],
  LOG_FORMAT: ["pretty or json.", ["xml"]],
  ADMIN_USERNAME: [
    "a user name of letters, digits, dots and hyphens.",
    ["a b"],
    { ADMIN_PASSWORD: "nine green boats" }
  ],
  MODERATION: ["local, openai or comprehend.", ["none"]],
  MODERATION_STRICTNESS: ["gentle, normal or strict.", ["harsh"]],
  OPENAI_API_KEY: ["a key without spaces.", ["two words"], openai],
  OPENAI_BASE_URL: [
    `a host and a path, such as https://api.openai.com/v1, with ${httpsForm}.`,
    ["https://u:p@ai.example/v1"],
    openai
  ],
  OPENAI_MODEL: ["the name of a model.", ["a model"], openai],
  COMPREHEND_ENDPOINT: [
    `a host without a path, with ${httpsForm}.`,
    ["comprehend.example"],
    { MODERATION: "comprehend" }
  ],
  AWS_REGION: ["a region, such as eu-central-1.", ["Europe!"], { MODERATION: "comprehend" }],
  DATA_DIR: [
    "the path of a folder, without ~, $ or blanks around it.",
    ["   ", "~/hive", "~", "$HOME/hive", " /srv/hive", "/srv/hive ", "/srv/hive\r"]
  ],
  ADMIN_PASSWORD: [
    "a password without control characters.",
    ["nine green boats\r", "nine\tgreen boats"],
    { ADMIN_USERNAME: "ada" }
  ],
  S3_BUCKET: ["the name of a bucket.", ["My Bucket"]],
  S3_ENDPOINT: [
    `a host without a path, with ${httpsForm}.`,
    ["https://s3.example/hive"],
    { S3_BUCKET: "hive" }
  ],
  RELEASE_WINDOW: ["minutes, from 0 to 10080.", ["soon"]],
  RELEASE_DEFAULT: ["anyone, class or team.", ["everybody"]],
  RELEASE_LEAST: ["a number of items, from 1 to 100.", ["0"], { RELEASE_WINDOW: "60" }],
  WEBHOOK_HOSTS: [
    "names of hosts with commas between them, such as ntfy.internal.",
    ["https://ntfy.internal", "ntfy.internal:8443", "a b", "*.internal", "a,,b", "10.0.0.0/8"]
  ],
  OIDC_ISSUER: [
    "https://, a host and maybe a path, such as https://id.example/realms/main.",
    [
      ...["id.example", "http://id.example", "http://127.example.org", "ftp://id.example"],
      ...["https://u:p@id.example", "https://id.example?x=1"]
    ],
    oidc
  ],
  OIDC_CLIENT_SECRET: ["a secret without control characters.", ["secret\r"], oidc],
  SMTP_URL: [
    "smtp:// or smtps:// and a host, maybe with user:password@ before it, percent-encoded.",
    [
      ...["mail.example.org", "https://mail.example.org", "smtp://", "smtp://a.example/x"],
      ...["smtp://a.example?x=1", "smtp://hive:100%secret@a.example", "smtp://hive%E4:secret@a.example"]
    ],
    mail
  ],
  MAIL_FROM: [
    "an email address, such as Feedback <hive@example.org>.",
    [
      ...["hive", "The hive hive@example.org", "<hive@example.org>"],
      ...['Hive" <hive@example.org>', "Hive\nBcc: x <hive@example.org>"]
    ],
    mail
  ],
  DATABASE_URL: [
    "postgres://user:password@host/database, percent-encoded, maybe with ?sslmode=verify-full, require or disable; a list of hosts is not supported.",
    [
      ...["mysql://user:secret@db.example/hive", "db.example", "postgres://", "postgres:///hive"],
      ...["hive:100%secret@a", "hive%:secret@a", "hive:secret@a/100%"].map(
        (rest) => `postgres://${rest}/hive`
      ),
      ...["a,b", "a%2Cb", "a:5432,b:5433"].map((hosts) => `postgres://user:secret@${hosts}/hive`),
      ...["prefer", "allow", "verify-ca", "no-verify", "", "require&sslmode=prefer"].map(
        (mode) => `postgres://db.example/hive?sslmode=${mode}`
      )
    ],
    { ENCRYPTION_KEY: hexKey }
  ]
}

/** Settings that don't go together, and all that is said of each. */
const wrongTogether: Readonly<Record<string, ReadonlyArray<ConfigEntries>>> = {
  "AWS_REGION must be a region, such as eu-central-1.": [{ S3_BUCKET: "hive", AWS_REGION: "Europe!" }],
  "SIGN_IN needs OIDC_ISSUER, too: without one, owners sign in with passwords.": [
    { SIGN_IN: "both" },
    { SIGN_IN: "issuer" }
  ],
  "ACCENT has a contrast of 1.3:1 in the light theme and 11.0:1 in the dark one; both must be at least 3:1.":
    [{ ACCENT: "#FFD400" }],
  "ACCENT has a contrast of 18.2:1 in the light theme and 1.1:1 in the dark one; both must be at least 3:1.":
    [{ ACCENT: "#0a0a14" }],
  "PUBLIC_URL must not name a host twice.": [
    { PUBLIC_URL: "https://a.example,http://a.example:3000" },
    { PUBLIC_URL: "https://a.example, https://A.example" }
  ],
  "TRUST_PROXY must be 0 for an onion address: Tor adds no header.": [
    { PUBLIC_URL: "https://a.example,http://b.onion", TRUST_PROXY: "1,1" }
  ],
  "ADMIN_PASSWORD must be set where ADMIN_USERNAME is.": [{ ADMIN_USERNAME: "ada" }],
  "ADMIN_USERNAME must be set where ADMIN_PASSWORD is.": [{ ADMIN_PASSWORD: "nine green boats" }],
  "ADMIN_PASSWORD cannot be used. Please use a password of at least 12 characters.": [
    { ADMIN_USERNAME: "ada", ADMIN_PASSWORD: "short" }
  ],
  "OPENAI_API_KEY must be set where MODERATION is openai.": [{ MODERATION: "openai" }],
  "S3_ENDPOINT needs S3_BUCKET, too.": [{ S3_ENDPOINT: "https://s3.example" }],
  "WEBHOOK_HOSTS needs WEBHOOKS=on.": [{ WEBHOOKS: "off", WEBHOOK_HOSTS: "ntfy.internal" }],
  "RELEASE_LEAST above 1 needs RELEASE_WINDOW, too: the minutes between releases.": [
    { RELEASE_LEAST: "3" },
    { RELEASE_LEAST: "3", RELEASE_WINDOW: "0" }
  ],
  ...Object.fromEntries(
    Object.keys(oidc).map((name) => [
      `${name} must be set where another OIDC_ variable is: an issuer, an id and a secret go together.`,
      [{ ...oidc, [name]: "" }]
    ])
  ),
  "PUBLIC_URL must be https:// where OIDC_ISSUER is set; of several, the first.": [
    { ...oidc, PUBLIC_URL: "http://hive.example" },
    { ...oidc, PUBLIC_URL: "http://abc.onion,https://hive.example" }
  ],
  "MAIL_FROM needs SMTP_URL, too.": [{ ...mail, SMTP_URL: "" }],
  "SMTP_URL needs MAIL_FROM, too: the sender of mails.": [{ ...mail, MAIL_FROM: "" }],
  "SMTP_URL needs PUBLIC_URL, too: links in mails begin with it.": [{ ...mail, PUBLIC_URL: "" }],
  "DATABASE_URL needs ENCRYPTION_KEY, too: 32 bytes, as 64 hex digits or base64.": [
    { DATABASE_URL: database }
  ]
}

test.each([
  ...Object.entries(wrongForms).flatMap(([name, [form, values, rest = {}]]) =>
    values.map((value) => [{ ...rest, [name]: value }, `${name} must be ${form}`] as const)
  ),
  ...Object.entries(wrongTogether).flatMap(([line, all]) => all.map((env) => [env, line] as const))
])("a wrong value stops the start with one line: %j: %s", (env, line) => {
  expect(readSettings(env)).toBe(line)
})

describe("OIDC_ISSUER", () => {
  test("alone signs owners in, unless SIGN_IN keeps passwords beside it", () => {
    const allowsPasswords = (env: Readonly<Record<string, string>>) =>
      Option.getOrThrow(configured({ ...oidc, ...env }).oidc).allowsPasswords
    expect([{}, { SIGN_IN: "issuer" }, { SIGN_IN: "Both" }].map(allowsPasswords)).toEqual([
      false,
      false,
      true
    ])
  })

  test.each(["http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080"])(
    "may be %s: nobody can listen within one machine",
    (text) => {
      const { issuer } = Option.getOrThrow(configured({ ...oidc, OIDC_ISSUER: text }).oidc)
      expect(issuer.origin).toBe(text)
    }
  )

  test("goes with a PUBLIC_URL that nobody can listen to on the way", () => {
    for (const PUBLIC_URL of [
      "https://hive.example",
      "http://localhost:3000",
      "",
      "https://a.example,http://b.onion"
    ]) {
      expect(Option.isSome(configured({ ...oidc, PUBLIC_URL }).oidc)).toBe(true)
    }
  })
})

describe("PUBLIC_URL", () => {
  const hostsOf = (PUBLIC_URL: string, TRUST_PROXY: string) => {
    const { publicHosts, trustedProxies } = configured({ PUBLIC_URL, TRUST_PROXY })
    return [publicHosts.map((host) => [host.url.origin, host.trustedProxies, host.isOnion]), trustedProxies]
  }
  const urls = "https://hive.example, http://hive.lan:3000 ,http://abc.onion"

  test.each([
    ["2", [2, 2, 0], 2],
    ["", [0, 0, 0], 0],
    ["1,0,0", [1, 0, 0], 1],
    ["0, 3, 0", [0, 3, 0], 3]
  ] as const)(
    "lists addresses; with TRUST_PROXY=%s forwarded headers count at each %j times",
    (proxies, counts, most) => {
      const [clear, lan, onion] = counts
      expect(hostsOf(urls, proxies)).toEqual([
        [
          ["https://hive.example", clear, false],
          ["http://hive.lan:3000", lan, false],
          ["http://abc.onion", onion, true]
        ],
        most
      ])
    }
  )
})

test.each([
  ["smtp://localhost:2525", true],
  ["smtp://10.0.0.9", true],
  ["smtp://[::1]:25", true],
  ["smtp://mailer", true],
  ["smtp://mail.example.org:587", false],
  ["smtp://8.8.8.8", false]
])("%s may do without encryption: %s", (SMTP_URL, isNear) => {
  expect(Option.getOrThrow(configured({ ...mail, SMTP_URL }).mail).isNear).toBe(isNear)
})

test.each([
  [{}, null],
  [{ repository: "git@example.org:hive.git" }, null],
  [{ repository: "people/hive" }, "https://github.com/people/hive"],
  [{ repository: "github:people/hive" }, "https://github.com/people/hive"],
  [{ repository: "https://example.org/hive" }, "https://example.org/hive"],
  [{ repository: { type: "git", url: "git+https://example.org/hive.git" } }, "https://example.org/hive"]
])("without SOURCE_URL, %j of package.json gives %s", (manifest, page) => {
  expect(Option.getOrNull(repositoryPage(manifest))).toBe(page)
})

test.each([
  [
    { PORT: "0", HOST: "::1" },
    { port: 0, host: "::1" }
  ],
  [
    { DATA_DIR: "/srv/hive", DATABASE_URL: "" },
    { dataDir: "/srv/hive", databaseUrl: Option.none() }
  ],
  [{ SIGN_UP: "Closed" }, { signUp: "closed" }],
  [
    { RATE_LIMIT: "off", PREVIEWS: "off" },
    { isRateLimited: false, hasPreviews: false }
  ],
  [{ MARKETING_FIGURES: "Off" }, { hasMarketingFigures: false }],
  [
    { LOG_LEVEL: "DEBUG", LOG_FORMAT: "pretty" },
    { logLevel: "Debug", logFormat: "pretty" }
  ],
  [
    { RELEASE_WINDOW: "60", RELEASE_LEAST: "3" },
    { releaseWindow: 60, releaseLeast: 3 }
  ],
  [{ RELEASE_DEFAULT: "Team" }, { releaseDefault: "team" }],
  [{ SOURCE_URL: "http://git.lan/hive?a=1" }, { sourceUrl: Option.some("http://git.lan/hive?a=1") }],
  [{ CONTACT: "ask@example.org" }, { contact: Option.some("ask@example.org") }],
  [
    { CONTACT: "https://example.org/help?a=1&b=2" },
    { contact: Option.some("https://example.org/help?a=1&b=2") }
  ],
  [{ S3_BUCKET: "hive" }, { s3: Option.some({ bucket: "hive", endpoint: undefined, region: "us-east-1" }) }],
  [
    { S3_BUCKET: "hive", S3_ENDPOINT: "http://localhost:9000/", AWS_REGION: "eu-central-1" },
    { s3: Option.some({ bucket: "hive", endpoint: "http://localhost:9000", region: "eu-central-1" }) }
  ],
  [
    { WEBHOOK_HOSTS: "NTFY.internal, hooks" },
    { webhooks: Option.some({ privateHosts: new Set(["ntfy.internal", "hooks"]) }) }
  ],
  [{ WEBHOOKS: "Off" }, { webhooks: Option.none() }],
  [{ MODERATION_STRICTNESS: " Gentle" }, { moderation: { by: "local", strictness: "gentle" } }],
  [{ OPENAI_API_KEY: "two words" }, { moderation: { by: "local", strictness: "normal" } }],
  [
    { MODERATION: "comprehend", MODERATION_STRICTNESS: "strict" },
    { moderation: { by: "comprehend", strictness: "strict", region: "us-east-1", endpoint: undefined } }
  ],
  [
    { MODERATION: "comprehend", COMPREHEND_ENDPOINT: "http://localhost:4566/", AWS_REGION: "ap-south-1" },
    { moderation: { by: "comprehend", region: "ap-south-1", endpoint: "http://localhost:4566" } }
  ],
  [
    { ...openai, OPENAI_BASE_URL: "http://localhost:8000/v1", OPENAI_MODEL: "qwen/small:4b" },
    { moderation: { by: "openai", baseUrl: "http://localhost:8000/v1", model: "qwen/small:4b" } }
  ],
  [
    { MODERATION: "OpenAI", OPENAI_API_KEY: " sk-1 " },
    {
      moderation: {
        by: "openai",
        baseUrl: "https://api.openai.com/v1",
        model: expect.stringMatching(/^gpt-/)
      }
    }
  ]
])("%j is what it says", (env, found) => {
  expect(configured(env)).toMatchObject(found)
})

test("secrets are taken as they are, and never printed", () => {
  const env = {
    ...oidc,
    ...mail,
    DATABASE_URL: database,
    ENCRYPTION_KEY: hexKey,
    MODERATION: "openai",
    OPENAI_API_KEY: "sk-secret",
    ADMIN_USERNAME: "ada",
    ADMIN_PASSWORD: "a secret of nine boats"
  }
  const found = configured(env)
  const { issuer, clientId, clientSecret } = Option.getOrThrow(found.oidc)
  const { username, password } = Option.getOrThrow(found.admin)
  const { server, from, isNear } = Option.getOrThrow(found.mail)
  expect([issuer.href, clientId, Redacted.value(clientSecret)]).toEqual(Object.values(oidc))
  expect([username, Redacted.value(password)]).toEqual(["ada", "a secret of nine boats"])
  expect([Redacted.value(server).hostname, isNear]).toEqual(["mail.example.org", false])
  expect(from).toEqual({ name: "The hive, Inc.", address: "hive@example.org" })
  expect(Redacted.value(Option.getOrThrow(found.databaseUrl))).toBe(database)
  expect(JSON.stringify(found)).not.toMatch(/secret|boats/)
})

describe("HELP_NOTE", () => {
  const note = {
    title: "Talk to us",
    text: "Somebody listens:",
    places: [{ name: "Counsellor", label: "044 1234", address: "tel:0441234" }]
  }
  const fileOf = (content: string): string => {
    const path = join(makeFolder(), "help.json")
    writeFileSync(path, content)
    return path
  }

  test("is the path of a file with notes by language", () => {
    const notes = JSON.stringify({ te: note })
    expect(configured({ HELP_NOTE: fileOf(notes) }).helpNotes).toEqual({ te: note })
    expect(configured({ HELP_NOTE: fileOf(`\uFEFF${notes}`) }).helpNotes).toEqual({ te: note })
  })

  const wrong: ReadonlyArray<readonly [string, string]> = [
    ["is no JSON", "{"],
    ["is in a language that is not known", JSON.stringify({ fr: note })],
    ["lacks a title", JSON.stringify({ en: { ...note, title: " " } })],
    ["has no place", JSON.stringify({ en: { ...note, places: [] } })],
    [
      "has an address that runs a script",
      JSON.stringify({ en: { ...note, places: [{ name: "a", label: "b", address: "javascript:alert(1)" }] } })
    ]
  ]
  test.each(wrong)("of a file that %s stops the start", (_, content) => {
    expect(readSettings({ HELP_NOTE: fileOf(content) })).toMatch(
      /^HELP_NOTE must be the path of a JSON file: [^\n]*$/
    )
  })
})

test.each(["HELP_NOTE", "INSTANCE_LOGO"])("%s says that its file can't be read, and why", (name) => {
  const problem = (path: string) => readSettings({ [name]: path })
  expect(problem("/no/such/file")).toBe(`${name} names a file that can't be read (ENOENT).`)
  expect(problem("/")).toBe(`${name} names a file that can't be read (EISDIR).`)
})

describe("[anon A25] an address that is sent texts, pictures or a key", () => {
  const settings = {
    OPENAI_BASE_URL: { MODERATION: "openai", OPENAI_API_KEY: "sk-1" },
    COMPREHEND_ENDPOINT: { MODERATION: "comprehend" },
    S3_ENDPOINT: { S3_BUCKET: "hive" }
  } as const
  const names = ["OPENAI_BASE_URL", "COMPREHEND_ENDPOINT", "S3_ENDPOINT"] as const
  const near =
    "localhost x.localhost 127.0.0.9:8000 [::1]:9000 10.1.2.3 172.16.0.1 192.168.1.4 [fd00::1] s3:9000"
  const far =
    "ai.example 8.8.8.8 172.32.0.1 [2606:4700::1] localhost.example 127.0.0.1.example ollama.internal."

  test.each(names)("%s is https, or near", (name) => {
    for (const host of near.split(" ")) {
      expect(() => configured({ ...settings[name], [name]: `http://${host}` }), host).not.toThrow()
    }
    for (const host of far.split(" ")) {
      expect(() => configured({ ...settings[name], [name]: `https://${host}` }), host).not.toThrow()
      const answer = readSettings({ ...settings[name], [name]: `http://${host}` })
      expect(typeof answer === "string" ? answer : "taken", host).toMatch(
        new RegExp(`^${name} must be .*https://`)
      )
    }
  })
})
