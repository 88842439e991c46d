import { expect, test } from "vitest"
import { contactUrl, isWebContact } from "#core/domain/values/contact-url.ts"

test.each([
  ["https://hive.example/help?topic=1#top", "https://hive.example/help?topic=1#top", true],
  ["help@hive.example", "mailto:help@hive.example", false],
  ["what?&why?#1@hive.example", "mailto:what%3F%26why%3F%231@hive.example", false],
  ["https@hive.example", "mailto:https@hive.example", false],
  ["help+https:@hive.example", "mailto:help+https:@hive.example", false]
])("%s is reached at %s", (contact, url, isWeb) => {
  expect([contactUrl(contact), isWebContact(contact)]).toEqual([url, isWeb])
})
