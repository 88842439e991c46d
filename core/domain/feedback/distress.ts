/**
 * Words in which people speak of harming themselves, in five languages, native and romanised. A small rule for
 * the browser: it shows a kind note, decides nothing, and nobody is told. It rather speaks up once too often.
 */
const english = [
  "suicid\\w*",
  "self[- ]?harm\\w*",
  "(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging|burn|burning|starving) (?:myself|my own arms?|my arms?|my wrists?)",
  "(?:end|ending|take|taking|ended|took) my (?:own )?life",
  "(?:want|wanted|wanting|wish|plan|ready) to (?:die|be dead|disappear for good|end it(?: all)?|not wake up)",
  "wish i (?:was|were) dead",
  "rather be dead",
  "(?:don'?t|do not|didn'?t) want to (?:live|be alive|wake up|exist)",
  "not (?:want to be|being) alive",
  "(?:think|thinks|thinking|thought) (?:about|of) (?:dying|ending it|death)",
  "easy it would be to end it",
  "(?:plan how|chosen the day|reasons) to (?:die|stay alive)",
  "better off without me",
  "(?:tired of|no reason for|can'?t go on) living",
  "i can'?t go on",
  "goodbye letters?",
  "took too many (?:tablets|pills)"
]

const romanised = [
  // Hindi
  "khud ?ku?shi",
  "(?:khud|apne aap) ?ko (?:khatam|khatm|maar|nuksan|nuksaan)\\w*",
  "jeene ka (?:man|mann|dil) nahi\\w*",
  "(?:mar|marr?) (?:jana|jaana|jau|jaun|jaoon) (?:chahta|chahti|hai)",
  "marne (?:ka|ke|ki) (?:man|mann|tareeke|khayal|sochta|sochti)",
  "sab (?:khatam|khatm) kar (?:du|doon|dun|lu)",
  "se kudne ka",
  // Telugu
  "chachipo\\w*",
  "chavali?\\w*",
  "(?:bathaka|brathaka|batakali?)\\w* (?:ani|ledu|kuda|anipinch\\w*)",
  "aatma ?hatya\\w*",
  "atma ?hat(?:h)?ya\\w*",
  "uri ves\\w*",
  // Tamil
  "tharkolai|tharkol\\w*",
  "(?:setthu|sethu) ?(?:da|ra|ru)(?:laa?m|nu)\\w*",
  "saag(?:anum|alaam)\\w*",
  "(?:vaazha|vazha) (?:pidikkala|venaam|vendaam)\\w*",
  "kaiya? (?:naane )?kizhich\\w*",
  // Kannada
  "saaya(?:beku|bek|ona)\\w*",
  "sattu? ?hog(?:ona|beku)\\w*",
  "bad(?:u)?ko(?:ke|du|kke) (?:ishta illa|beda|ista illa)",
  "nenu haak\\w*"
]

const native = [
  "आत्महत्या|ख़ुदकुशी|खुदकुशी|सुसाइड",
  "खुद को (?:खत्म|ख़त्म|मार|नुकसान)",
  "जीने का मन नहीं|मरने का मन|मर जाने का मन|मर जाना चाहत|जान दे दूँ|सब खत्म कर दूँ",
  "ఆత్మహత్య|చచ్చిపోవాల|చనిపోవాల|బతకాలని అనిపించ|బతకాలని లేదు|ఉరేసుకో|చేయి కోసు",
  "தற்கொலை|செத்துரலா|செத்துடலா|சாகணும்|சாகலாம்|வாழவே வேண்டா|உயிரை மாய்த்து|தூக்கு மாட்டி",
  "ಆತ್ಮಹತ್ಯೆ|ಸಾಯಬೇಕು|ಸತ್ತೇ ಹೋಗೋಣ|ಸತ್ತು ಹೋಗ|ಬದುಕೋದೇ ಬೇಡ|ಬದುಕಲು ಇಷ್ಟವಿಲ್ಲ|ನೇಣು ಹಾಕ್|ಕೈ ಕೊಯ್ದು"
]

const latin = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...english, ...romanised].join("|")})(?![\\p{L}\\p{N}])`,
  "iu"
)
const indic = new RegExp(native.join("|"), "u")

const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[’‘]/g, "'")
    .replace(/[^\S ]\s*| \s+/g, " ")

/** Whether a text speaks of its writer's, or somebody's, wish to harm themselves. */
export const speaksOfSelfHarm = (text: string): boolean => {
  const words = plain(text)
  return latin.test(words) || indic.test(words)
}
