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
  "chut gayi train ab bus se aaunga",
  "ಹೋಗಲೇ ಬೇಕು ನಾನು, ಅಮ್ಮ ಕಾಯ್ತಿದ್ದಾರೆ",
  "ನಿನ್ನೆ ಆಫೀಸಿಗೆ ಹೋಗಲೇ ಇಲ್ಲ",
  "ಶಾಲೆ ಮುಂದೆ ಮಗ ನಿಂತಿದ್ದಾನೆ",
  "mane munde maklanna aadoke bidbedi",
  "ನಿನ್ನ ಮಕ್ಕಳು ಸ್ಕೂಲ್ ಗೆ ಹೋದ್ರಾ",
  "ninna magu hushar agidiya",
  "ನಿನ್ನ ಅಪ್ಪ ಕಾಯ್ತಿದ್ದಾರೆ ಬಸ್ ಸ್ಟ್ಯಾಂಡಲ್ಲಿ",
  "ninna manege naale bartini",
  "ನಿನ್ನ ಬ್ಯಾಗ್ ಎತ್ತಿ ಇಡ್ತೀನಿ",
  "ninna kelsa mugisi bartini",
  "ನಿನ್ನ ಕೈ ಮುರಿದದ್ದು ಯಾವಾಗ",
  "ninna tale koodalu kattarisoke saloon ge hogu",
  "ninna chair kaalu gattiyagi moley hodediddini",
  "ninna kathe mugitha, odoke kodu",
  "ivattu ratri eshtu gantege train",
  "ಮಳೆ ಬರ್ತಿದೆ ಬಟ್ಟೆ ತೆಗಿ",
  "magu ge muttu kodu",
  "train ticket sikkidya",
  "ninna huttida habbakke enu beku",
  "hasu ge hagga haaki kattu",
  "ಮೊದಲು ಸಾಯಿ ಮಂದಿರಕ್ಕೆ ಹೋಗೋಣ",
  "atmahatye maadkobedi, maatadi",
  "bathroom ge acid haakidini",
  "ಜೀವಂತ ಹೂವಿನ ಪ್ರದರ್ಶನ",
  "ninna jaati pramana patra torsu",
  "ಕಪ್ಪು ನಾಯಿ ಮರಿ ದತ್ತು ಕೊಡ್ತೀವಿ",
  "Tamilnadu ge hogi Rameshwara nodi bandvi",
  "ಜಿಗಣೆ ಕಚ್ಚಿತು ಆಗುಂಬೆ ಟ್ರೆಕ್ ನಲ್ಲಿ",
  "ನೀನು ಕಸ ಗುಡಿಸು",
  "neenu time waste maadbeda",
  "ಕಿಟಕಿ ಮುಚ್ಚಿಕೊಂಡು ಇರು",
  "shata koti namana veera yodharige",
  "kayya alli novu",
  "gandu nodoke bartidare naale"
])("is no abuse: %s", (text) => {
  expect(abuseIn(text)).toEqual([])
})

// Kannada abuse beside the plain words above.
test.each([
  "horage baa ninna nodkotini",
  "ninna kaalu muridu haktini",
  "ನಿನ್ನ ತಲೆ ತೆಗೀತೀನಿ",
  "ninna mugisi bidtini",
  "ನಿನ್ನ ಕಥೆ ಮುಗಿಸ್ತೀನಿ",
  "ninna hendthi makkalu jopana",
  "ನಿನ್ನ ಮಗಳು ಸ್ಕೂಲ್ ಗೆ ಹೋಗೋ ದಾರಿ ಗೊತ್ತು",
  "ninna manege benki hachtini",
  "ಆಸಿಡ್ ಎರಚ್ತೀನಿ ನಿನ್ನ ಮುಖಕ್ಕೆ",
  "hagga tagondu nenu haako",
  "ಬಾವಿಗೆ ಹಾರಿ ಸಾಯಿ",
  "neenu huttiddu danda",
  "ನೇಣು ಹಾಕ್ಕೋ",
  "ivattu ratri nan jothe malkotiya",
  "ನಿನ್ನ ಬಟ್ಟೆ ತೆಗಿ",
  "ನಿನ್ನ ಖಾಸಗಿ ಫೋಟೋ ಕಳಿಸು",
  "pakistan ge hogu",
  "ನಿನ್ನ ಜಾತಿ ಬುದ್ಧಿ ತೋರಿಸಿದೆ",
  "ninna yogyate ge chappali",
  "ನೀನು ಕಸ",
  "ಹೋಗಲೇ ನೀನ್ಯಾರು ಕೇಳೋಕೆ",
  "lo munde magane",
  "chappali tagond hodithini"
])("is abuse: %s", (text) => {
  expect(abuseIn(text)).not.toEqual([])
})
