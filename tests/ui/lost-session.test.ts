import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { logInAgain } from "#ui/api/lost-session.ts"

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

test("calls that are refused one after the other lead to one sign-in", () => {
  logInAgain(500)
  vi.advanceTimersByTime(400)
  logInAgain(500)
  vi.advanceTimersByTime(100)
  expect(opened).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(opened).toHaveLength(1)
})

test("a page that comes back from the browser's history leads to sign-in again", () => {
  logInAgain(500)
  vi.advanceTimersByTime(500)
  logInAgain(500)
  vi.advanceTimersByTime(500)
  expect(opened).toHaveLength(2)
})
