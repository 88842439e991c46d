import { expect, test } from "vitest"
import { hasSessionCookie } from "#adapters/http/cookies/session-cookie.ts"
import { isEmail, normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import { passwordProblem } from "#core/domain/accounts/password-rules.ts"
import { feedbackProblem } from "#core/domain/feedback/feedback-text.ts"
import { linkProblem } from "#core/domain/links/link-rules.ts"
import { suggestLink } from "#core/domain/links/suggest-link.ts"
import { ownPath } from "#core/domain/pages/own-path.ts"
import { profileProblem, trimProfile } from "#core/domain/profiles/profile-rules.ts"
import { baits, repeated } from "../support/odd-texts.ts"

const budgetInMilliseconds = 20

const ends = ["", "!", "\u0000", ".com"] as const

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
