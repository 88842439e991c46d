import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { currentToast, dismissToast, showProblem, showToast } from "#ui/components/toast-store.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test("[spec 9 15] a dismissed toast is held, closed, for 1,000,000 ms", () => {
  showProblem("Failed to delete feedback.", "Try again.")
  dismissToast()
  expect(currentToast()).toMatchObject({
    title: "Failed to delete feedback.",
    description: "Try again.",
    destructive: true,
    isOpen: false
  })
  vi.advanceTimersByTime(999_999)
  expect(currentToast()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
})

test("a toast that came meanwhile is not removed with the one before", () => {
  showToast("Link copied")
  dismissToast()
  vi.advanceTimersByTime(900_000)
  showToast("Refreshed")
  vi.advanceTimersByTime(200_000)
  expect(currentToast()).toMatchObject({ title: "Refreshed", destructive: false, isOpen: true })
  dismissToast()
})
