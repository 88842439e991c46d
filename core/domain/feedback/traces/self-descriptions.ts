import { findPhrases } from "./phrase-finder.ts"
import { findSpokenPhrases } from "./spoken-phrase-finder.ts"
import type { TraceFinder } from "./trace.ts"

const someWords = "[^.!?,;\\n]{2,40}?"

/** "As a rule I …" and the like say nothing of the writer. */
const noRoles = "result|rule|whole|matter|reminder|bonus|team|group"

const englishRoles =
  "nurse|doctor|teacher|student|intern|trainee|designer|developer|tester|engineer|manager|assistant|deputy|secretary|" +
  "accountant|driver|cook|neighbou?r|tenant|patient|parent|mother|father|mom|dad|widow(?:er)?|woman|man|girl|guy|" +
  "muslim|christian|sikh|dalit|immigrant|foreigner|contractor|freelancer|wheelchair user|twin"

const english = [
  `(?<=^|[.!?,;:\\n] ?|speaking |coming )(?:as|being) (?:an?|the|your|one of|some(?:one|body) who)(?! (?:${noRoles})) ${someWords},?(?= (?:i|my|me)(?:['’]|\\b))`,
  "(?:i(?: am|['’]?m| was|['’]ve been)|as|being)(?: also| still| probably)? (?:the|your|his|her) (?:only|sole|lone|single|newest|youngest|oldest|eldest|tallest|shortest)(?: [\\p{L}'’-]+){0,3}",
  "the only (?:one|woman|man|girl|boy|guy|lady|female|male|person|parent|student|muslim|christian|hindu|dalit)(?: who| in| on| from| of| here| with)",
  `i(?: am|['’]?m) (?:an?|the|your)(?: [\\p{L}-]+)? (?:${englishRoles})`,
  "(?:since|when|after|before) i (?:joined|started|moved|transferred|returned|came back|came here|was hired|was promoted|was in (?:the )?hospital|had my)~(?: (?:from|in|as|to) [^.!?,;\\n]{2,24})?",
  "i (?:joined|transferred|moved here|was hired|was promoted|came (?:here )?from|came back from|am from|['’]m from|work(?:ed)? (?:nights|part[- ]time|from home in))",
  "my (?:son|daughter|twins|wife|husband|wedding|maternity|paternity|pregnancy|surgery|operation|divorce|wheelchair|accent|disability)~",
  "(?:your|the team['’]?s) (?:only|sole|youngest|oldest|newest) [\\p{L}-]+"
]

/** "Husband" and "wife" as all four languages write them, but not the Telugu "towards". */
const spouse = "h[au]sp[ae]n|vaip|vep(?!u)|vipe"

const hindi = [
  "(?:ika?lot|ekama?tr)~",
  "akel[aie] (?:lar|lat|orat|maila|mahila|atmi|insan|satasy|memp|pant|tisa?in|ten|hi|hon|hun|hu)~",
  "men? (?:hi |to |pi )?(?:akel[aie]|hi ek)|(?<=^|\\. )men? (?:sapa?se|nay[ai])",
  "(?:sirp|keval) men?(?: hi)?",
  "(?:# ){1,3}(?:ke nate|ke t[oa]r par|ke rup men?|ki hesiyat se|hone se)(?: \\.)?(?= (?:me|muc|mer))",
  "(?:tim|team|kaks[ah]|kl[ae]s|tapatar|opis|vipag) (?:ka|ki|men?) (?:sapa?s|akel|ika?lot|nay)~",
  "men? (?:# ){1,5}(?:se|men?) (?:hi )?(?:aya|ai|ayi|ata|ati|cura|curi|cuta|cuti)(?: h#)?",
  "men? (?:apa?k[ai]|tumhar[ai]|ek) # (?:hun?|hon)",
  "cap se men?(?:ne)?",
  `mer[aie] pati|mer[aie] (?:pet[aie]|patni|pivi|sadi|sati|apresan|operesan|tilivari|${spouse})~`
]

const telugu = [
  "ekeka #",
  "nen[ue]? ?(?:okat|matr|matar|ontari|antarikant|kot)~",
  "(?:tim|team) ?(?:lo|loni) (?:# ){0,2}(?:antarikant|antarilo|oka?te)~",
  "(?:mi|me|oka) (?:# ka|#ka)(?= (?:nenu|naku|nanu|na) )",
  "#nena (?:nenu|naku|nanu)",
  "nenu (?:# ){0,5}(?:cera(?:nu)?|mara(?:nu)?|cerin~|[a-z]*(?:nunti|nunci) (?:vac|vast)~)",
  "nenu mi #(?:ni|nu)",
  `(?:ma|na) (?:apayi|amayi|ayana|kotuku|kuturu|parta|parya|peli|papa|papu|${spouse})~`
]

const tamil = [
  "ore (?:pen|ponu|an(?:aka)?|oru|oruv|orut|napar|al|manav|urupinar|muslim|payan|peyan|tisenar|vativamep)~(?: nan~)?",
  "nan(?:u|tan| tan)? ?(?:matum|oruva[nl]|oruti|oru al|siriya|ciriya|muta|ileya|putiya|ore)~(?: tan)?",
  "(?:kulu|ani|vakup|team|tim|aluvalak)~ (?:la )?(?:nantan|nan tan|nane|ore)~",
  "(?:unkal? #(?:ra|na|la|ya)ka?(?: #){0,4}|oru #(?:ra|na|la|ya|va)(?:ka)?)(?= (?:nan|enaku|ene|enal) )",
  "nan (?:# ){0,5}(?:cernten|sernten|marinen|[a-z]*iruntu va~)",
  `en (?:makan|makal|kanava|puru?san|maneviy?|ponta|peyan|payan|pon[au]|kalyan|tiruman|${spouse})~`
]

const kannada = [
  "nan(?:u o|o)pa[nl]~",
  "nan[ue]? (?:matra|onti|elarikinta|hosap)~",
  "(?:tanta|tarakati|kaceri|team|tim)~ (?:ali )?(?:elarikinta|atyanta|nanop)~",
  "(?:nima|opa|opalu|oparu) # ?aki(?=(?: #){0,3} nan)",
  "nanu (?:# ){0,5}(?:serit~|[a-z]*inta (?:pan|par)~)",
  `(?:nana|nama) (?:makalu?|makan?|kanta|hentati?|hent[ai]|maduve|matuve|pati|patni|${spouse})~`
]

const findEnglish = findPhrases("self", english)
const findSpoken = findSpokenPhrases("self", [...hindi, ...telugu, ...tamil, ...kannada])

export const findSelfDescriptions: TraceFinder = (text) => [...findEnglish(text), ...findSpoken(text)]
