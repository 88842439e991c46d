import { describe, expect, test } from "vitest"
import { containsLink } from "#core/domain/feedback/link-detection.ts"

describe("a link", () => {
  test.each([
    "x://y",
    "git+ssh://host",
    "mailto:a",
    "FTP:x",
    "https:x",
    "www.é",
    "WWW.x",
    "a@b.cd",
    "é_@b.c.de",
    "1.2.3.4",
    "255.255.255.255",
    "at 0.0.0.0, 300.1.1.1",
    "example.com",
    "EXAMPLE.COM",
    "example｡com",
    "ex\u00adample.com",
    "x.xn--p1ai",
    "a...example.com",
    "example.com..b",
    ".example.com.",
    "it.is",
    "install.sh/",
    "example.com.foo",
    "a.Com.b",
    "good. And example.com",
    "a.it",
    "ab.b.it"
  ])("stands in %j", (text) => expect(containsLink(text)).toBe(true))

  test.each([
    "",
    "1://x",
    "http: x",
    "wwwx.y",
    "xwww.y",
    "a@b",
    "@b.c",
    "a@b.c",
    "256.1.1.1",
    "1.256.1.1",
    "1.2.3.4.5",
    "1.2.3",
    "1.2.3.4567",
    "asp.net",
    "Draw.IO",
    "3.pm",
    "12.am",
    "done.It",
    "install.sh",
    "a.b",
    "p.m.it",
    "com.foo",
    "a. com",
    "foo.bar2",
    "foo..com"
  ])("does not stand in %j", (text) => expect(containsLink(text)).toBe(false))
})
