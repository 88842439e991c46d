import { describe, expect, test } from "vitest"
import { problemText } from "#ui/features/sign-in/problem-text.ts"
import { signInSearch } from "#ui/features/sign-in/sign-in-search.ts"
import { signInMessages } from "#ui/messages/generated/en/sign-in.ts"

describe("what went wrong with a sign-in", () => {
  test.each(["away", "closed", "denied", "email", "lost", "refused", "taken", "unavailable"])(
    "has a sentence for people: %s",
    (problem) => {
      expect(problemText(problem, signInMessages)).toMatch(/^[A-Z].*\.$/)
    }
  )

  test.each([undefined, "", "constructor", "<b>", "Sign in at evil.example."])(
    "says nothing of %j",
    (text) => {
      expect(problemText(text, signInMessages)).toBeUndefined()
    }
  )
})

test("the address of the sign-in page says texts or nothing", () => {
  expect(signInSearch({ returnTo: "/feedback", problem: "lost", other: "x" })).toEqual({
    returnTo: "/feedback",
    problem: "lost"
  })
  expect(signInSearch({ returnTo: 5, problem: ["lost"] })).toEqual({})
})
