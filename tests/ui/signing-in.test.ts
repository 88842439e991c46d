import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { loginUrl } from "#ui/api/login-url.ts"
import { logInAgain } from "#ui/api/lost-session.ts"
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

let opened: Array<string> = []

beforeEach(() => {
  opened = []
  vi.useFakeTimers()
  const assign = (address: string) => void opened.push(address)
  vi.stubGlobal("window", { location: { pathname: "/feedback", search: "", assign } })
  vi.stubGlobal("document", { documentElement: { lang: "en" } })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("refused calls lead to one sign-in; a page that comes back from the browser's history leads there again", () => {
  logInAgain(500)
  vi.advanceTimersByTime(400)
  logInAgain(500)
  vi.advanceTimersByTime(99)
  expect(opened).toHaveLength(0)
  vi.advanceTimersByTime(1_001)
  expect(opened).toHaveLength(1)
  logInAgain(500)
  vi.advanceTimersByTime(500)
  expect(opened).toHaveLength(2)
})

test("a view whose address the server would not lead back to is left for its page", () => {
  const returnToOf = (returnTo: string) =>
    new URL(loginUrl({ returnTo, language: null }), "http://own.invalid").searchParams.get("returnTo")
  const view = `/feedback?q=${encodeURIComponent("நன்றி".repeat(60))}`
  expect(returnToOf(view)).toBe("/feedback")
  expect(returnToOf("/feedback?q=deadline")).toBe("/feedback?q=deadline")
})
