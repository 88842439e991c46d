import { expect, test } from "vitest"
import { languageOf } from "#adapters/moderation/local/engine/language-of.ts"
import {
  gatherReading,
  readingsOf,
  unexplainedFindings
} from "#adapters/moderation/local/engine/model/evidence.ts"
import { likelyScore } from "#adapters/moderation/local/engine/rules/rule.ts"

const abuseIn = (text: string) =>
  readingsOf(text)
    .flatMap((reading) => unexplainedFindings(gatherReading(reading, languageOf(text))))
    .filter(({ score }) => score >= likelyScore)

// Each has words that sound like one of the lists', and a group beside some of them.
test.each([
  "Driver anna konjam wait pannunga",
  "AC mechanic vandhu gas fill panni kuduthaar",
  "கிறிஸ்தவ நண்பர் வீட்டுல கேக் கொண்டு வந்தார்",
  "என் முஸ்லிம் அத்தை தாலி எடுத்து கொடுத்தாங்க",
  "nurse akka vandi la vandhaanga",
  "ombodhu mani ku class aarambam",
  "otha karuthu ulla friends romba kammi",
  "moota poochi thollai hostel la",
  "நான்காம் மாடியில் குடியிருக்கும் ஆசிரியர் நல்லவர்",
  "ponnunga edhukku varala nu kelunga",
  "soole kere hatra bus stop ide",
  "hennu makkalu rangoli haakidru",
  "gandu makkalu cricket aadtidaare",
  "sharavathi nadi thumbi haridide",
  "nayi mari tumba muddagide",
  "hosa nurse galige training yaaru kodthare",
  "ಡಾಕ್ಟರ್ ನಂಬರ್ ಕಳಿಸಿ",
  "muddha banthi poolu thoranam kattam",
  "gudda tho table tudavandi",
  "mahilala basthi lo health camp repu undi",
  "మా ఊరి ఆడవాళ్లు ఇంట్లో పచ్చళ్లు చేసి అమ్ముతారు",
  "lopaliki randi, koorchondi",
  "mahila constable ne bhaag ke chor pakda",
  "Muslim dost ne diya jala diya",
  "मच्छर रात भर खून पी गए",
  "बच्चों ने टूटी बेंचों से किताबघर बना दिया",
  "ladkiyan roti banane ki machine thik kar rahi hain",
  "chut gayi train ab bus se aaunga"
])("is no abuse: %s", (text) => {
  expect(abuseIn(text)).toEqual([])
})
