import { describe, expect, test } from "vitest"
import { type Language, languages } from "#core/domain/languages/language.ts"
import { type MailContent, noticeKinds } from "#core/domain/mails/mail-content.ts"
import { Day } from "#core/domain/values/day.ts"
import { mailText, noteCountText } from "#ui/mails/mail-texts.ts"

const instance = "HonestHive"
const link = "https://hive.example/x#y"
const digest = {
  kind: "digest",
  count: 2,
  since: Day("2026-11-17"),
  today: Day("2026-11-23"),
  link,
  settings: "https://hive.example/account"
} as const

test.each<readonly [MailContent, string, ReadonlyArray<string>]>([
  [
    { kind: "reset", link },
    "Your new password for HonestHive",
    [
      "Someone asked for a new password for your HonestHive account. To choose one, open this link within an hour:",
      link,
      "It works once. If this wasn't you, you can ignore this email. Your password stays as it is."
    ]
  ],
  [
    { kind: "operatorReset", link, by: "meera" },
    "A new password for HonestHive",
    [
      "meera, who helps run HonestHive, made a link for you to choose a new password. Open it within an hour:",
      link,
      "It works once. If you didn't ask for it, you can ignore this email. Your password stays as it is."
    ]
  ],
  [
    digest,
    "2 notes since Tuesday",
    [
      "2 notes since Tuesday. Read here:",
      link,
      "You asked for this mail. To get it less often, or not at all: https://hive.example/account"
    ]
  ],
  [
    { kind: "emailChange" },
    "Another email for your HonestHive account",
    [
      "Someone who is signed in to your account asked to change its email. The change happens when the link we sent to the new address is used.",
      "If this wasn't you, change the password you sign in with now, and sign out everywhere else on the account page. Then nobody else can use the link."
    ]
  ]
])("a mail greets, says what happened and what to do, and who writes: %j", (content, subject, paragraphs) => {
  const text = ["Hello,", ...paragraphs, "Kind regards,\nHonestHive"].join("\n\n")
  expect(mailText(content, { language: "en", instance })).toEqual({ subject, text: `${text}\n` })
})

test.each<readonly [MailContent, string]>([
  [{ kind: "confirm", link }, "Open your HonestHive account"],
  [{ kind: "invitation", link }, "Your invitation to HonestHive"],
  [{ kind: "emailTaken", link }, "You already have a HonestHive account"],
  [{ kind: "issuerAlone", link, issuer: "Example Corp" }, "How you sign in to HonestHive"],
  [{ kind: "newEmail", link }, "Your new email for HonestHive"],
  [{ kind: "passwordChanged" }, "New password for your HonestHive account"],
  [{ kind: "passwordReset" }, "New password for your HonestHive account"],
  [{ kind: "secondFactorOn" }, "Second factor turned on for HonestHive"],
  [{ kind: "secondFactorRemoved" }, "Second factor removed for HonestHive"],
  [{ kind: "secondFactorOff" }, "Second factor turned off for HonestHive"],
  [{ kind: "recoveryCodeUsed" }, "A recovery code was used for HonestHive"],
  [{ kind: "recoveryCodesRenewed" }, "New recovery codes for your HonestHive account"],
  [{ kind: "deletionBegun" }, "Your HonestHive account will be deleted"],
  [{ kind: "removedByOperator" }, "Your HonestHive account will be deleted"],
  [{ kind: "wrongCodes" }, "Wrong codes for your HonestHive account"]
])("%j has the subject %j", (content, subject) => {
  expect(mailText(content, { language: "en", instance }).subject).toBe(subject)
})

const contents: ReadonlyArray<MailContent> = [
  ...(["reset", "confirm", "invitation", "emailTaken", "newEmail"] as const).map((kind) => ({ kind, link })),
  { kind: "operatorReset", link, by: "meera" },
  { kind: "issuerAlone", link, issuer: "Example Corp" },
  ...noticeKinds.map((kind) => ({ kind })),
  digest
]

const scriptOf: Readonly<Record<Exclude<Language, "en">, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  te: /\p{Script=Telugu}/u,
  ta: /\p{Script=Tamil}/u,
  kn: /\p{Script=Kannada}/u
}

describe.each(Object.entries(scriptOf))("in %s", (code, script) => {
  const language = languages.find((known) => known === code) ?? expect.fail(code)

  test.each(contents)(
    "each line of a mail but links and names is in the language's script: $kind",
    (content) => {
      const { subject, text } = mailText(content, { language, instance })
      const lines = [subject, ...text.split("\n")].filter((line) => !["", instance, link].includes(line))
      for (const line of lines) expect(line).toMatch(script)
      expect(text.endsWith(`\n${instance}\n`)).toBe(true)
      expect(text.includes(`\n${link}\n`)).toBe("link" in content)
    }
  )
})

describe("a digest's line", () => {
  const today = Day("2026-11-23")

  test.each<readonly [Language, number, string, string]>([
    ["en", 1, "2026-11-22", "1 note since Sunday"],
    ["en", 5, "2026-11-17", "5 notes since Tuesday"],
    ["en", 12, "2026-11-16", "12 notes since 16 November"],
    ["hi", 5, "2026-11-17", "मंगलवार से अब तक 5 नोट"],
    ["te", 1, "2026-11-22", "ఆదివారం నుండి 1 నోట్"],
    ["ta", 5, "2026-11-17", "செவ்வாய் முதல் 5 குறிப்புகள்"],
    ["kn", 12, "2026-11-16", "16 ನವೆಂಬರ್ ಮತ್ತು ನಂತರ 12 ಟಿಪ್ಪಣಿಗಳು"]
  ])("in %s of %i notes since %s: %s", (language, count, since, line) => {
    expect(noteCountText({ count, since: Day(since), today }, language)).toBe(line)
  })

  test("tells days by UTC, wherever the server stands", () => {
    const { TZ } = process.env
    process.env.TZ = "America/Los_Angeles"
    const line = noteCountText(digest, "en")
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
    expect(line).toBe("2 notes since Tuesday")
  })
})

test("a mail is from the instance, by its own name", () => {
  const { subject, text } = mailText({ kind: "confirm", link }, { language: "en", instance: "Our notes" })
  expect(subject).toBe("Open your Our notes account")
  expect(text).toContain("Someone signed up for Our notes")
  expect(text).toMatch(/Kind regards,\nOur notes\n$/)
})
