import { expect, test } from "vitest"
import { deviceOf, devices } from "#core/domain/accounts/device.ts"

const like = (system: string, rest = "") =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`

test("three words tell what somebody signed in with", () => {
  expect(devices).toEqual(["phone", "tablet", "computer"])
})

test.each([
  ["phone", like("iPhone; CPU iPhone OS 18_1 like Mac OS X", "Version/18.1 Mobile/15E148 Safari/604.1")],
  ["phone", like("Linux; Android 10; K", "Chrome/141.0.0.0 Mobile Safari/537.36")],
  ["tablet", like("Linux; Android 10; K", "Chrome/141.0.0.0 Safari/537.36")],
  ["tablet", like("iPad; CPU OS 12_5 like Mac OS X", "Version/12.1 Mobile/15E148 Safari/604.1")],
  ["phone", "some browser on android, mobile"],
  ["tablet", "some browser on android"],
  ["phone", "some browser, mobile"],
  ["tablet", "some browser on a kindle"],
  ["computer", like("Windows NT 10.0; Win64; x64", "Chrome/141.0.0.0 Safari/537.36")],
  ["computer", like("Macintosh; Intel Mac OS X 10_15_7", "Version/18.1 Safari/605.1.15")],
  ["computer", like("X11; Linux x86_64", "Chrome/141.0.0.0 Safari/537.36")]
])("a %s says %s", (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test("a header of any length is read in no time", () => {
  const userAgent = `${"Android".repeat(10_000)}Mobile${"x".repeat(70_000)}`
  const before = process.threadCpuUsage()
  expect(deviceOf(userAgent)).toBe("phone")
  expect(process.threadCpuUsage(before).user).toBeLessThan(100_000)
})
