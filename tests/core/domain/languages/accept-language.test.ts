import { expect, test } from "vitest"
import { negotiatedLanguage } from "#core/domain/languages/accept-language.ts"

const languageFor = (query: string, header?: string) => negotiatedLanguage(new URLSearchParams(query), header)

test.each([
  ["ta", "ta"],
  ["TA-in", "ta"],
  ["ta-IN,ta;q=0.9,en;q=0.8", "ta"],
  ["hi;q=0.5,te;q=0.9,kn;q=0.8", "te"],
  ["kn,te", "kn"],
  ["en;q=0,*", "hi"],
  ["ta;q=0,ta-IN;q=0.4", "ta"],
  [" te ; q = 0.7 , hi;q=0.6", "te"],
  ["ta;q=1.5,hi;q=0.1", "hi"],
  ["ta;q=high,hi;q=0.1", "hi"],
  [",;,=,q=1,ta", "ta"]
])("a browser that says %j reads %s", (header, language) => {
  expect(languageFor("", header)).toBe(language)
})

test("an address that names a language decides, and one that nobody translated counts as none", () => {
  expect(languageFor("lang=ta", "hi")).toBe("ta")
  expect(languageFor("lang=en", "hi")).toBe("en")
  expect(languageFor("lang=fr", "hi")).toBe("hi")
  expect(languageFor("lang=TA", "hi")).toBe("hi")
  expect(languageFor("lang=toString", "hi")).toBe("hi")
  expect(languageFor("lang=&sent=1")).toBe("en")
  expect(languageFor("lang=fr&lang=ta")).toBe("en")
})

test("a header that no browser sends counts as none", () => {
  expect(languageFor("", `ta,${"x".repeat(496)}`)).toBe("ta")
  expect(languageFor("", `ta,${"x".repeat(498)}`)).toBe("en")
  expect(languageFor("lang=kn", `ta,${"x".repeat(16_000)}`)).toBe("kn")
})
