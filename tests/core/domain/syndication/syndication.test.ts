import { expect, test } from "vitest"
import { embedOriginOf } from "#core/domain/syndication/syndication.ts"

test.each([
  ["https://asha.example", "https://asha.example"],
  [" https://Asha.Example/ ", "https://asha.example"],
  ["https://asha.example:443", "https://asha.example"],
  ["https://asha.example:8443", "https://asha.example:8443"],
  ["https://bücher.example", "https://xn--bcher-kva.example"],
  ["https://localhost", "https://localhost"]
])("%s is the website %s", (given, origin) => {
  expect(embedOriginOf(given)).toBe(origin)
})

test.each([
  "",
  "asha.example",
  "http://asha.example",
  "https://*.example",
  "https://*",
  "https://asha.example/notes",
  "https://asha.example?page",
  "https://asha.example#notes",
  "https://asha@asha.example",
  "https://asha.example;script-src",
  "https://asha.example,https://b.example",
  "https://asha.example'",
  "https://asha.example https://b.example",
  "https://asha.example.",
  "https://[::1]",
  "javascript:alert(1)",
  "data:text/html,x",
  "'self'",
  `https://${"a".repeat(64)}.example`,
  `https://${"a.".repeat(200)}example`
])("%s is no website that may embed", (given) => {
  expect(embedOriginOf(given)).toBeNull()
})
