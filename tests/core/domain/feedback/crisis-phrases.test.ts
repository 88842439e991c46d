import { describe, expect, test } from "vitest"
import { hasCrisisPhrase } from "#core/domain/feedback/crisis-phrases.ts"
import { hasOffensivePhrase } from "#core/domain/feedback/offensive-phrases.ts"

describe("speaking of self-harm", () => {
  test.each([
    "i keep thinking about hurting myself",
    "Some days I want to  end my life",
    "SOME DAYS I WANT TO END MY LIFE",
    "Some days I want to e\u200bn\u200bd my life",
    "Some days I want\tto\nend my life",
    "I want  to end \n\n my\t life",
    "I’m cutting again",
    "தற்க\u0bc6\u0bbeலை எண்ணம் வருது",
    "I don’t sleep. I don’t want to live",
    "मरने का मन करता है",
    "kabhi kabhi khudkushi ke khayal aate hai",
    "నాకు ఆత్మహత్య ఆలోచనలు వస్తున్నాయి",
    "naaku chachipovali anipistundi",
    "saaganum pola iruku",
    "ಸಾಯಬೇಕು ಅನ್ನಿಸುತ್ತೆ",
    "saayabeku antha ansutte",
    "dont worry abt me, i've got the tablets counted",
    "idk why im writing. i dont wanna be alive tbh",
    "jeene ka mann nhi h ab",
    "main na rahu to sabke liye aasan ho jayega",
    "nenu lekapothe andariki manchidi"
  ])("%j is noticed", (text) => expect(hasCrisisPhrase(text)).toBe(true))

  test.each([
    "You kill it in every demo",
    "Kill the process before it hurts the database",
    "The deadline nearly killed us",
    "I wanted to leave the meeting early",
    "I don't want to be here till nine again",
    "I can't do this any more by hand, please automate the report",
    "We stood near the projector and nobody could hear you",
    "Please count the tablets in the box before you sign",
    "मीटिंग में आप सबको बोलने का मौका देती हैं"
  ])("%j is not taken for it", (text) => expect(hasCrisisPhrase(text)).toBe(false))

  test.each(["I hate myself", "I hate my life", "maybe I deserve to die"])(
    "%j is no offence against anybody",
    (text) => expect(hasOffensivePhrase(text)).toBe(false)
  )
})
