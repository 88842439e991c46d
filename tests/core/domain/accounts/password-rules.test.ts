import { describe, expect, test } from "vitest"
import { passwordProblem, passwordTexts } from "#core/domain/accounts/password-rules.ts"

const email = "asha.raman@example.org"

describe("passwords", () => {
  test.each(["", "short", "elevenchars", "🐝".repeat(11)])("[asvs V6.2.1] %j is too short", (password) =>
    expect(passwordProblem(password, email)).toBe(passwordTexts.short)
  )

  test.each([
    "abcabcabcabc",
    "abcdefghijklmn",
    "honesthive2026",
    "Password1234!",
    "zyxwvutsrqponm",
    "Welcome 2026, ok",
    "Hive, Feedback, Welcome!"
  ])("[asvs V6.2.4 V6.2.12] %j is well known", (password) =>
    expect(passwordProblem(password, email)).toBe(passwordTexts.wellKnown)
  )

  test.each([
    "moss lantern river",
    "Welcome 2026, yes",
    "ಕನ್ನಡ ಪದಗಳು ಇಲ್ಲಿವೆ",
    "ಕನ್ನಡ ಪದಗಳು ab 92",
    "नीला हाथी नदी में x",
    "नीला hive हाथी नदी में",
    "7#4829!x0193_57@",
    "  spaces at both ends  ",
    `${"xk7 q".repeat(12)}!`,
    "🐝🌻🍯🐻🌷🌲🍄🌵🐞🐛🦋🐌"
  ])("[asvs V6.2.5] %j is fine: any composition, nothing trimmed", (password) =>
    expect(passwordProblem(password, email)).toBeNull()
  )

  test.each(["asha.ramachandran", "Asha.Ramachandran"])("%j is the name in the email", (password) =>
    expect(passwordProblem(password, "asha.ramachandran@example.org")).toBe(passwordTexts.wellKnown)
  )

  test("[asvs V6.2.9] 1024 characters are accepted, 1025 are not, and none is cut off", () => {
    const long = Array.from({ length: 1024 }, (_, index) =>
      String.fromCharCode(97 + ((index * 7) % 26))
    ).join("")
    expect(passwordProblem(`${long}`, email)).toBeNull()
    expect(passwordProblem(`${long}x`, email)).toBe(passwordTexts.long)
  })

  test.each(["a\u0000bcdefghijklmnop", "\ud800 lone surrogate"])("%j is malformed", (password) =>
    expect(passwordProblem(password, email)).toBe(passwordTexts.malformed)
  )
})
