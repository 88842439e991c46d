import { expect, test } from "vitest"
import {
  confirmMail,
  digestMail,
  emailChangeMail,
  emailTakenMail,
  newEmailMail,
  resetMail
} from "#core/domain/mails/mail-texts.ts"
import { Day } from "#core/domain/values/day.ts"

const to = "asha@example.org"
const head = { to, language: "ta", instance: "HonestHive" } as const
const link = "https://hive.example/x#y"
const digestFacts = {
  count: 2,
  since: Day("2026-11-17"),
  today: Day("2026-11-23"),
  origin: new URL("https://hive.example")
}

test.each([
  [
    resetMail(head, link),
    "Your new password for HonestHive",
    [
      "Someone asked for a new password for your HonestHive account. To choose one, open this link within an hour:",
      link,
      "It works once. If this wasn't you, you can ignore this email. Your password stays as it is."
    ]
  ],
  [
    confirmMail(head, link),
    "Open your HonestHive account",
    [
      "Someone signed up for HonestHive with this address. If it was you, open this link within seven days and choose a password:",
      link,
      "If this wasn't you, you can ignore this email. There is no account until the link is used, and nothing about you is stored."
    ]
  ],
  [
    emailTakenMail(head, link),
    "You already have a HonestHive account",
    [
      "Someone signed up for HonestHive with this address, but you already have an account. If it was you, sign in with your password or choose a new one here:",
      link,
      "If this wasn't you, you can ignore this email. Your account stays as it is, and nobody learned that it exists."
    ]
  ],
  [
    digestMail(head, digestFacts),
    "2 notes since Tuesday",
    [
      "2 notes since Tuesday. Read here:",
      "https://hive.example/feedback",
      "You asked for this mail. To get it less often, or not at all: https://hive.example/account"
    ]
  ],
  [
    newEmailMail(head, link),
    "Your new email for HonestHive",
    [
      "Someone wants to use this address to sign in to HonestHive. If it was you, open this link within seven days, in a browser where you are signed in:",
      link,
      "If this wasn't you, you can ignore this email. Nothing changes until the link is used."
    ]
  ],
  [
    emailChangeMail(head),
    "Another email for your HonestHive account",
    [
      "Someone who is signed in to your account and knows your password asked to change its email. The change happens when the link we sent to the new address is used.",
      "If this wasn't you, change your password now. The link then stops working."
    ]
  ]
])("a mail greets, says what happened and what to do, and who writes: %#", (mail, subject, paragraphs) => {
  const text = ["Hello,", ...paragraphs, "Kind regards,\nHonestHive"].join("\n\n")
  expect(mail).toMatchObject({ to, subject, text: `${text}\n` })
})

test("days are told by UTC, wherever the server stands", () => {
  const { TZ } = process.env
  process.env.TZ = "America/Los_Angeles"
  const { subject } = digestMail(head, digestFacts)
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
  expect(subject).toBe("2 notes since Tuesday")
})

test("a mail is from the instance, by its own name", () => {
  const mail = confirmMail({ to, language: "en", instance: "Our notes" }, link)
  expect([mail.to, mail.subject]).toEqual([to, "Open your Our notes account"])
  expect(mail.text).toContain("Someone signed up for Our notes")
  expect(mail.text).toMatch(/Kind regards,\nOur notes\n$/)
})
