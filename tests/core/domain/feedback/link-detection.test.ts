import { describe, expect, test } from "vitest"
import { hasLink } from "#core/domain/feedback/link-detection.ts"

describe("a link", () => {
  test.each([
    "FTP:x",
    "WWW.x",
    "255.255.255.255",
    "x.xn--p1ai",
    "see zeit.de.",
    "room3.pm",
    "3.am.de",
    "done.IT",
    "example.o\u00adr\u200bg"
  ])("stands in %j", (text) => expect(hasLink(text)).toBe(true))

  test.each(["1.256.1.1", "asp.net", "12.am", "done.It", "install.sh", "p.m.it", "com.foo"])(
    "does not stand in %j",
    (text) => expect(hasLink(text)).toBe(false)
  )
})
