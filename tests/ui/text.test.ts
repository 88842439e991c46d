import { expect, test } from "vitest"
import { languages } from "#core/domain/languages/language.ts"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"
import { foldLineBreaks } from "#ui/text/line-breaks.ts"
import { momentOf } from "#ui/text/moment.ts"
import { aliasOf, firstNameOf, initialsOf, isShortName } from "#ui/text/names.ts"
import { announcedRuleText, ruleText } from "#ui/text/release-rule.ts"
import { languageOf } from "#ui/text/script-language.ts"
import { dateWithYear, shortDate } from "#ui/text/short-date.ts"
import { catalogueOf } from "../support/catalogues.ts"

test.each([
  ["2026-11-14T12:00:00.000Z", "en", "14 Nov", "14 Nov 2026"],
  ["2026-01-01T00:00:00.000Z", "en", "1 Jan", "1 Jan 2026"],
  ["2026-12-31T23:59:59.999Z", "en", "31 Dec", "31 Dec 2026"],
  ["no date", "en", "", ""],
  ["2026-01-05", "hi", "5 जन॰", "5 जन॰ 2026"],
  ["2026-01-05", "te", "5 జనవరి", "5 జనవరి 2026"],
  ["2026-01-05", "ta", "5 ஜன.", "5 ஜன. 2026"],
  ["2026-01-05", "kn", "5 ಜನವರಿ", "5 ಜನವರಿ 2026"],
  ["2026-08-05", "kn", "5 ಆಗಸ್ಟ್", "5 ಆಗಸ್ಟ್ 2026"]
] as const)("the UTC day of %s is in %s %j, with the year %j", (iso, language, short, withYear) => {
  expect([shortDate(iso, language), dateWithYear(iso, language)]).toEqual([short, withYear])
})

test.each(languages)("a moment has hours of 24, in %s", (language) => {
  expect(momentOf("2026-11-23T00:07:00", language)).toContain("00:07")
  expect(momentOf("2026-11-23T21:07:00", language)).toContain("21:07")
})

test.each([
  ["en", "22 November 2026 at 09:14"],
  ["hi", "22 नवंबर 2026 को 09:14 बजे"],
  ["te", "22 నవంబర్ 2026, 09:14"],
  ["ta", "22 நவம்பர், 2026 அன்று 09:14"],
  ["kn", "22 ನವೆಂಬರ್ 2026, 09:14"]
] as const)("a moment has no ending to which a sentence in %s adds its own: %j", (language, moment) => {
  expect(momentOf("2026-11-22T09:14:00", language)).toBe(moment)
})

test.each(languages)("a window of one minute is spelled without a number, in %s", (language) => {
  const { releaseRule } = catalogueOf(language)
  for (const least of [1, 3]) {
    const rule = { minutes: 1, least }
    const texts = [ruleText(rule, releaseRule), announcedRuleText("", rule, releaseRule)]
    expect(texts.filter((text) => text.includes("1"))).toEqual([])
    expect(ruleText({ minutes: 7, least }, releaseRule)).toContain("7")
  }
})

test.each([
  [0, "Bee 01"],
  [4, "Bee 05"],
  [11, "Bee 12"]
])("the alias of item %i is %s", (index, alias) => {
  expect(aliasOf(index, visitorMessages)).toBe(alias)
})

test.each([
  ["Asha Raman", "AR"],
  ["asha", "A"],
  ["  Asha  B.  Raman ", "AR"],
  ["Asha Raman (she/her)", "AR"],
  ["Asha (she / her) Raman", "AR"],
  ["Asha Raman (they, them)", "AR"],
  ["@asha", "@"],
  ["प्रिया शर्मा", "प्रिश"],
  ["श्रीनिवास राव", "श्रीरा"],
  ["கொடியரசன் மணி", "கொம"],
  ["👩🏽‍🚀 Ride", "👩🏽‍🚀R"],
  ["\u202eAsha \u2067Raman", "AR"],
  ["", ""]
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  [" Asha Raman", "Asha"],
  ["\u202eAsha\u2069 Raman", "Asha"],
  ["", ""],
  ["K. Lakshmi", "Lakshmi"],
  ["Dr. A.R. Asha Raman", "Asha"],
  ["- Zoe -", "Zoe"],
  ["கே. லட்சுமி", "லட்சுமி"],
  ["R.Madhavan", "R.Madhavan"],
  ["K Lakshmi", "Lakshmi"],
  ["Dr Asha Raman", "Asha"],
  ["Mrs Usha", "Usha"],
  ["डॉ॰ आशा", "आशा"],
  ["कृ आशा", "आशा"],
  ["श्री राम", "राम"],
  ["श्रीमती आशा", "आशा"],
  ["श्रीनिवास राव", "श्रीनिवास"],
  ["திருமதி செல்வி", "செல்வி"],
  ["திரு முருகன்", "முருகன்"],
  ["டாக்டர் ரமா", "ரமா"],
  ["శ్రీమతి లక్ష్మి", "లక్ష్మి"],
  ["శ్రీ రాము", "రాము"],
  ["శ్రీను రావు", "శ్రీను"],
  ["డాక్టర్ రమ", "రమ"],
  ["ಶ್ರೀಮತಿ ಆಶಾ", "ಆಶಾ"],
  ["ಶ್ರೀ ರಾಮು", "ರಾಮು"],
  ["ಡಾಕ್ಟರ್ ರಮಾ", "ರಮಾ"],
  ["Drew Li", "Drew"],
  ["李 明", "李 明"],
  ["Dr", "Dr"],
  ["A. R.", "A. R."]
])("the first name in %j is %j", (name, first) => expect(firstNameOf(name)).toBe(first))

test("a name of 24 characters fits a sentence, a longer one does not", () => {
  expect(isShortName("प्रि".repeat(24))).toBe(true)
  expect(isShortName("a".repeat(25))).toBe(false)
})

test.each([
  ["Your reviews are clear.", "en"],
  ["Asha Raman", undefined],
  ["Aap sabki baat sunte the, accha laga", undefined],
  ["Neenga romba nalla pesuringa", undefined],
  ["बैठक के बाद लिखकर सार भेजना", "hi"],
  ["சிக்கலான விஷயங்கள்", "ta"],
  ["ఒత్తిడి ఉన్నప్పుడు", "te"],
  ["ಹೇಳಿದ ಸಮಯಕ್ಕೆ", "kn"],
  ["Great मीटिंग, thank you for the notes", "en"],
  ["बैठक में API की बात अच्छी थी", "hi"],
  ["12345 !?", undefined]
])("the language of %j is %s", (text, language) => {
  expect(languageOf(text)).toBe(language)
})

test.each([
  ["One\nTwo", "One\nTwo"],
  ["One\n\nTwo", "One\n\nTwo"],
  ["One\n\n\nTwo\n\n\n\n\nThree", "One\n\nTwo\n\nThree"],
  ["One\r\n\r\n\r\nTwo", "One\n\nTwo"],
  ["One\r\n\r\nTwo", "One\r\n\r\nTwo"],
  ["One\n \t\n\u200b\u00a0\nTwo", "One\n\nTwo"],
  ["One\u2028\u2028\u2029Two", "One\n\nTwo"],
  ["One\n\u2800\n\u2800\u2800\nTwo", "One\n\nTwo"],
  ["One\n\u3164\n\u115f\u1160\n\uffa0\nTwo", "One\n\nTwo"],
  ["One \u2764\ufe0f\n\n\nTwo", "One \u2764\ufe0f\n\nTwo"],
  ["One\u2800\nTwo", "One\u2800\nTwo"],
  ["One   Two", "One   Two"]
])("%j is shown with at most one empty line: %j", (text, shown) => {
  expect(foldLineBreaks(text)).toBe(shown)
})
