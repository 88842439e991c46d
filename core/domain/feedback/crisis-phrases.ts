/**
 * Phrases that name self-harm or the wish to die. Who writes one sees a kind note at once and is not asked for respect.
 * Most other ways to say it are found by `crisis-model.ts`.
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

const romanisedPhrases = [
  "khud ?ku?shi",
  "aa?tma ?hath?ya\\w*",
  "(?:khud|apne aap) ?ko (?:khatam|khatm|maar|nuksan|nuksaan)\\w*",
  "(?:jeene|marne) k[aie] (?:man|mann|dil|khayal)\\w*",
  "(?:jeena nahi|marna|mar jana|mar jaana) chaht[aie]",
  "main? n(?:a|ahi|hi) rah(?:u|un|unga|ungi|oon)\\w*",
  "nenu (?:lekapothe|lekapoyina|lekunte)",
  "chachipo\\w*",
  "chavali?\\w*",
  "br?ath?aka\\w* (?:ani )?ledu",
  "tharkol\\w*",
  "saag(?:anum|alaam)\\w*",
  "kaiya? (?:naane )?kizhich\\w*",
  "saaya(?:beku|bek|ona)\\w*"
]

const nativePhrases = [
  "आत्महत्या|ख़ुदकुशी|खुदकुशी|(?:जीना नहीं|मरना|मर जाना) चाह|(?:जीने|मरने|मर जाने) का मन",
  "ఆత్మహత్య|చచ్చిపోవాల|చనిపోవాల|బతకాలని లేదు",
  "தற்கொலை|செத்துடலா|சாகணும்|சாகலாம்",
  "ಆತ್ಮಹತ್ಯೆ|ಸಾಯಬೇಕು"
]

const latinPhrases = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...englishPhrases, ...romanisedPhrases].join("|")})(?![\\p{L}\\p{N}])`,
  "iu"
)
const indicPhrases = new RegExp(nativePhrases.join("|"))

const plainText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, " ")

export const hasCrisisPhrase = (text: string): boolean => {
  const words = plainText(text)
  return latinPhrases.test(words) || indicPhrases.test(words)
}
