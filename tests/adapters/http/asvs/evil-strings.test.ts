import { expect, test } from "vitest"
import { hasSessionCookie } from "#adapters/http/cookies/session-cookie.ts"
import { isEmail, normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import { passwordProblem } from "#core/domain/accounts/password-rules.ts"
import { feedbackProblem } from "#core/domain/feedback/feedback-text.ts"
import { linkProblem } from "#core/domain/links/link-rules.ts"
import { suggestLink } from "#core/domain/links/suggest-link.ts"
import { ownPath } from "#core/domain/pages/own-path.ts"
import { profileProblem, trimProfile } from "#core/domain/profiles/profile-rules.ts"
import { form } from "../support/requests.ts"
import { startHive } from "../support/visitors.ts"

const budgetInMilliseconds = 20

/** Bait for regular expressions that go back over what they have read. */
const baits = [
  ...["a.", "a-.", "-", " ", "\u200b", "aA1", "ABAB"],
  ...["&", "&a", "&#1", "<", "<a ", "<a b"],
  ...["www.", "http", "1.", "@a.", "a@", "。"],
  ...["e\u0301\u0302", "क", "क्ी", "த்", "🐝\u200d"]
] as const

const ends = ["", "!", "\u0000", ".com"] as const

const repeated = (unit: string, length: number, end: string) =>
  `${unit.repeat(Math.floor((length - end.length) / unit.length))}${end}`

const rules = {
  feedback: feedbackProblem,
  link: linkProblem,
  "suggested link": (text: string) => suggestLink(text),
  email: (text: string) => isEmail(normaliseEmail(text)),
  password: (text: string) => passwordProblem(text, text),
  "way on": (text: string) => ownPath(`/${text}`),
  cookie: (text: string) => hasSessionCookie({ headers: { get: () => `a=${text}` } }),
  profile: (text: string) => profileProblem(trimProfile({ name: text, jobTitle: text, bio: text }), true)
} as const

/** Processor time of this thread, which other work of the machine doesn't change. */
const millisOf = (act: () => unknown): number => {
  const before = process.threadCpuUsage()
  act()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** Three times: the first may compile, or collect what was left. */
const isSlow = (act: () => unknown): boolean => [1, 2, 3].every(() => millisOf(act) >= budgetInMilliseconds)

/** The longest text of a field, and the longest that fits into a body (16 KiB). */
const lengths = [300, 1024, 16_000] as const

test.each(Object.entries(rules))(
  "[asvs V1.3.12] evil strings are judged in 20 ms by the rules of %s",
  (_, rule) => {
    const slow = lengths.flatMap((length) =>
      baits.flatMap((bait) =>
        ends
          .filter((end) => isSlow(() => rule(repeated(bait, length, end))))
          .map((end) => ({ bait, end, length }))
      )
    )
    expect(slow).toEqual([])
  }
)

test.each(baits)("[asvs V1.3.12] a megabyte of %j is refused by its size alone", async (bait) => {
  const { server, hive } = await startHive()
  const text = repeated(bait, 1_000_000, "!")
  const answers = [
    await hive.send("/api/profile/asha-rao/feedback", { content: text }),
    await hive.send("/api/auth/sign-in", { email: text, password: text }),
    await hive.send("/api/feedback-link/update", { customLink: text }),
    await server.fetch("/api/user/profile", form({ name: text }, hive.cookie)),
    await server.fetch(`/api/login?returnTo=/${encodeURIComponent(text.slice(0, 4000).toWellFormed())}`),
    await server.fetch("/api/auth/user", { headers: { cookie: `honesthive=${"a".repeat(16_000)}` } })
  ]
  expect(answers.map(({ status }) => status)).toEqual([413, 413, 400, 413, 414, 401])
})
