import { expect, test } from "vitest"
import type { Language } from "#core/domain/languages/language.ts"
import { renderFeed } from "#ui/visitor/feed.ts"

const user = {
  name: "Asha Rao",
  jobTitle: null,
  bio: null,
  profileImageUrl: null,
  showBadgesOnLanding: false
}
const note = { id: "n1", content: "You listen.", createdAt: "2026-11-03T12:00:00.000Z" }

test.each<[Language, string]>([
  ["en", "A note from 3 Nov 2026"],
  ["hi", "3 नव॰ 2026 का नोट"],
  ["ta", "3 நவ. 2026 அன்று வந்த குறிப்பு"]
])("a feed in %s names the days of its notes as people write them", (language, title) => {
  const page = { origin: "https://hive.example", name: "HonestHive" }
  const feed = renderFeed({ link: "asha-rao", profile: { user, feedback: [note] } }, page, language)
  expect(/<entry>.*?<title>(.*?)<\/title>/.exec(feed)?.[1]).toBe(title)
})
