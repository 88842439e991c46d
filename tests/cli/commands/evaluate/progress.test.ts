import { describe, expect, test } from "vitest"
import { makeProgress, progressLine } from "#cli/terminal/progress.ts"

describe("the progress bar", () => {
  test("shows the share done, the rate and the time left", () => {
    expect(progressLine({ share: 0.25, items: 5000, seconds: 20 })).toBe(
      `${"█".repeat(6)}${"░".repeat(18)}  25 %  5,000 items  250/s  1:00 left`
    )
  })

  test.each([0, 0.5, 1, 1.5])("is as wide as ever at %f", (share) => {
    expect(progressLine({ share, items: 1, seconds: 0 })).toMatch(/^[█░]{24} /)
  })

  test("writes nothing where there is no terminal", () => {
    const written: Array<string> = []
    const progress = makeProgress({ write: (text) => written.push(text) }, () => 1e6 * written.length)
    progress.show(0.5, 10)
    progress.end()
    expect(written).toEqual([])
  })

  test("is drawn ten times a second at most and wiped at the end", () => {
    let now = 0
    const written: Array<string> = []
    const progress = makeProgress({ isTTY: true, write: (text) => written.push(text) }, () => now)
    for (now = 0; now <= 1000; now += 10) progress.show(now / 1000, now)
    expect(written).toHaveLength(10)
    progress.end()
    expect(written.at(-1)).toBe("\r\u001b[2K")
  })
})
