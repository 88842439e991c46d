/**
 * Phrases about self-harm in five languages, native and romanised. This rule runs in the browser only: it shows a
 * kind note, decides nothing and informs nobody. Prefers a false alarm to a miss.
 */
const englishPhrases = [
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
  "took too many (?:tablets|pills)",
  "(?:don'?t|do not) (?:wanna|want to) (?:be (?:here any ?more|alive|around)|live|exist|wake up)",
  "(?:be|being) (?:alive|around) any ?more",
  "(?:counting|counted|saved up|hoarding) (?:the |my |all the )?(?:pills|tablets)|(?:pills|tablets) counted",
  "(?:stood|stand|standing|sat|sit|sitting) (?:on|at|near|by) the (?:bridge|ledge|railing|tracks)",
  "every(?:one|body) (?:would|will|'d) (?:be better off|have it easier|be happier) (?:if i|without)",
  "this (?:will be|is) my last (?:post|message|note|mail|comment)",
  "no point in (?:living|going on)|nothing to live for",
  "(?:don'?t trust|scared of) myself (?:tonight|any ?more|alone)",
  "(?:hope|wish) i (?:don'?t|never|didn'?t) wake up|never wake up again",
  "voices? (?:that )?(?:says?|tells? me to) jump",
  "no ?(?:one|body) (?:would|will|'d|'ll) (?:even )?(?:miss me|notice if i|care if i)",
  "if i (?:was|were|am) gone|when i'?m gone",
  "(?:don'?t|do not|can'?t|cannot|didn'?t) (?:really )?see (?:why i should|(?:a|any|the|one) (?:reason|point|way out|future))",
  "(?:one|a|any) reason to (?:get up|keep going|go on|carry on|live)",
  "(?:want|wanted|wish|need) (?:it|this|everything|all of it|the pain|my life) (?:all )?(?:to|would) (?:just )?(?:stop|end|be over)",
  "(?:can'?t|cannot|cant) (?:take|bear) (?:this|it) (?:any ?more|no more)",
  "(?:be|b|am|i'?m|being) (?:just )?a burden (?:to|2|on) (?:my|every|any|them|all)",
  "i (?:won'?t|don'?t plan to) be (?:here|around) (?:next|after|any ?more|to)",
  "(?:been|started|am|i'm) cutting (?:again|myself)"
]

const romanisedPhrases = Object.values({
  hindi: [
    "khud ?ku?shi",
    "(?:khud|apne aap) ?ko (?:khatam|khatm|maar|nuksan|nuksaan)\\w*",
    "jeene ka (?:man|mann|dil) nahi\\w*",
    "(?:mar|marr?) (?:jana|jaana|jau|jaun|jaoon) (?:chahta|chahti|hai)",
    "marne (?:ka|ke|ki) (?:man|mann|tareeke|khayal|sochta|sochti)",
    "sab (?:khatam|khatm) kar (?:du|doon|dun|lu)",
    "se kudne ka",
    "jeene k[ai] (?:man|mann|dil) n(?:a|ahi|hi|ai)\\w*",
    "(?:main?|mai) (?:na|nahi|nhi) rah(?:u|un|unga|ungi|oon)\\w*",
    "(?:jeena nahi|marna|mar jana|mar jaana) chaht[aie]",
    "(?:khud|apne aap) se (?:dar|darr) lag\\w*"
  ],
  telugu: [
    "chachipo\\w*",
    "chavali?\\w*",
    "(?:bathaka|brathaka|batakali?)\\w* (?:ani|ledu|kuda|anipinch\\w*)",
    "aatma ?hatya\\w*",
    "atma ?hat(?:h)?ya\\w*",
    "uri ves\\w*",
    "nenu (?:lekapothe|lekapoyina|lekunte)",
    "dookeyal\\w*|levakunda padukund\\w*"
  ],
  tamil: [
    "tharkolai|tharkol\\w*",
    "(?:setthu|sethu) ?(?:da|ra|ru)(?:laa?m|nu)\\w*",
    "saag(?:anum|alaam)\\w*",
    "(?:vaazha|vazha) (?:pidikkala|venaam|vendaam)\\w*",
    "kaiya? (?:naane )?kizhich\\w*",
    "naan (?:illana|illanna|illama|illaama)",
    "(?:vaazhndhu|vazhndhu|vaalndhu) enna"
  ],
  kannada: [
    "saaya(?:beku|bek|ona)\\w*",
    "sattu? ?hog(?:ona|beku)\\w*",
    "bad(?:u)?ko(?:ke|du|kke) (?:ishta illa|beda|ista illa)",
    "nenu haak\\w*",
    "naa?nu? illadid\\w*",
    "(?:shashvatavagi|shaashvathavaagi) malag\\w*"
  ]
}).flat()

const nativePhrases = [
  "आत्महत्या|ख़ुदकुशी|खुदकुशी|सुसाइड",
  "खुद को (?:खत्म|ख़त्म|मार|नुकसान)",
  "जीने का मन नहीं|मरने का मन|मर जाने का मन|मर जाना चाहत|जान दे दूँ|सब खत्म कर दूँ|जीना नहीं चाह|मरना चाहत|मैं (?:ना|न|नहीं) रहूँ|(?:खुद|ख़ुद) से डर|शायद न लौटूँ",
  "ఆత్మహత్య|చచ్చిపోవాల|చనిపోవాల|బతకాలని అనిపించ|బతకాలని లేదు|ఉరేసుకో|చేయి కోసు|నేను లేకపోతే|నేను మాయమైనా|దూకేయాల",
  "தற்கொலை|செத்துரலா|செத்துடலா|சாகணும்|சாகலாம்|வாழவே வேண்டா|உயிரை மாய்த்து|தூக்கு மாட்டி|நான் இல்லாம|நான் இல்லன்னா|வாழ்ந்து என்ன|எழுந்திரிக்காம இருந்தா",
  "ಆತ್ಮಹತ್ಯೆ|ಸಾಯಬೇಕು|ಸತ್ತೇ ಹೋಗೋಣ|ಸತ್ತು ಹೋಗ|ಬದುಕೋದೇ ಬೇಡ|ಬದುಕಲು ಇಷ್ಟವಿಲ್ಲ|ನೇಣು ಹಾಕ್|ಕೈ ಕೊಯ್ದು|ನಾನು ಇಲ್ಲದಿದ್ರೆ|ಬದುಕೋದರಲ್ಲಿ ಅರ್ಥ|ಎದ್ದೇಳೋದೇ ಬೇಡ|ಶಾಶ್ವತವಾಗಿ ಮಲಗ|ಸಾಯೋಣ ಅ"
]

const latinDistress = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...englishPhrases, ...romanisedPhrases].join("|")})(?![\\p{L}\\p{N}])`,
  "iu"
)
const indicDistress = new RegExp(nativePhrases.join("|"))

const plainText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[’‘]/g, "'")
    .replace(/[^\S ]\s*| \s+/g, " ")

export const isAboutSelfHarm = (text: string): boolean => {
  const words = plainText(text)
  return latinDistress.test(words) || indicDistress.test(words)
}
