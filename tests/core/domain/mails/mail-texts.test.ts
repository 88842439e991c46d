import { expect, test } from "vitest"
import {
  confirmMail,
  digestMail,
  emailChangeMail,
  newEmailMail,
  resetMail,
  takenMail
} from "#core/domain/mails/mail-texts.ts"
import { Day } from "#core/domain/values/day.ts"

const to = "asha@example.org"
const link = "https://hive.example/x#y"
const told = {
  count: 2,
  since: Day("2026-11-17"),
  today: Day("2026-11-23"),
  origin: new URL("https://hive.example")
}

test.each([
  [
    resetMail(to, link),
    "Your new password for HonestHive",
    [
      "somebody asked for a new password for your HonestHive account. To choose one, open this link within an hour:",
      link,
      "It works once. If it was not you, there is nothing to do: your password stays as it is."
    ]
  ],
  [
    confirmMail(to, link),
    "Open your HonestHive account",
    [
      "somebody signed up for HonestHive with this address. If it was you, open this link within seven days, and your account is there:",
      link,
      "If it was not you, there is nothing to do: without the link there is no account, and nothing of you is stored."
    ]
  ],
  [
    takenMail(to, link),
    "You have a HonestHive account already",
    [
      "somebody signed up for HonestHive with this address, which has an account already. If it was you, sign in with your password, or choose a new one here:",
      link,
      "If it was not you, there is nothing to do: your account stays as it is, and nobody was told of it."
    ]
  ],
  [
    digestMail(to, told),
    "2 notes since Tuesday",
    [
      "2 notes since Tuesday. Read here:",
      "https://hive.example/feedback",
      "You asked for this mail. To get it less often, or not at all: https://hive.example/account"
    ]
  ],
  [
    newEmailMail(to, link),
    "Your new email for HonestHive",
    [
      "somebody wants to sign in to HonestHive with this address from now on. If it was you, open this link within seven days, in a browser where you are signed in:",
      link,
      "If it was not you, there is nothing to do: without the link nothing changes."
    ]
  ],
  [
    emailChangeMail(to),
    "Another email for your HonestHive account",
    [
      "somebody who is signed in to your account, and knows your password, asked to sign in with another email. It holds once a link in a mail to that address is opened.",
      "If it was not you, change your password now: then the link opens nothing."
    ]
  ]
])("a mail greets, says what happened and what to do, and who writes: %#", (mail, subject, paragraphs) => {
  const text = ["Hello,", ...paragraphs, "Kind regards,\nHonestHive"].join("\n\n")
  expect(mail).toMatchObject({ to, subject, text: `${text}\n` })
})

test("days are told by UTC, wherever the server stands", () => {
  const { TZ } = process.env
  process.env.TZ = "America/Los_Angeles"
  const { subject } = digestMail(to, told)
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
  expect(subject).toBe("2 notes since Tuesday")
})
