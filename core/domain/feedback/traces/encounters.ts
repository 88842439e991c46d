import { findPhrases } from "./phrase-finder.ts"
import { findSpokenPhrases } from "./spoken-phrase-finder.ts"
import type { TraceFinder } from "./trace.ts"

const meetings =
  "one[- ]on[- ]ones?|1[-: ](?:on-)?1s?|appraisal|interview|" +
  "(?<=our.{0,8} )(?:chat|talk|conversation|call|phone call|lunch|dinner|coffee|drive|trip|session)"

const askedWords = "told|asked|promised|texted|called|emailed|messaged|whispered to|said to|admitted to"

const occasions =
  "over|at|in|on|during|after|before|that (?:day|night|evening|morning)|yesterday|last|privately|alone|" +
  "to (?:stay|cover|lie|keep|come|work)"

const sharedPlaces =
  "car|taxi|cab|lift|elevator|lunch|dinner|coffee|breakfast|drinks|tea|train|plane|way home"

const english = [
  "we two|us two|(?:just )?the two of us|two of us (?:were|had|talked|spoke|met|sat)",
  "(?:between |just |only )?(?:you and (?:me|i)|me and you|i and you)",
  "when we both",
  `(?:in|at|after|during|before|since) (?:our|my) (?:last |first |next |recent |weekly |annual )?(?:${meetings})`,
  `(?:you|i) (?:${askedWords}) (?:me|you) (?:${occasions})`,
  "(?:i sit|i sat|my desk is|my seat is|i live|i work)(?: right| just| directly)? (?:next to|across|opposite|behind|beside|near|in front of|above|below|with)(?: from)? (?:you|yours|your [\\p{L}]+)",
  "alone with (?:you|me)|just us",
  "(?:do you )?remember (?:when|how|that (?:day|night|evening|time)) (?:we|you|i)",
  "(?:that|the) (?:day|night|evening|morning|time) (?:we|you and i|when we)",
  `(?:told|said|asked|talked|spoke|promised|admitted)(?: it| me| to me| about it| this| that)? (?:in|over|at|during|on) (?:the|a|your|my)? ?(?:${sharedPlaces})`,
  "(?:only|nobody but) (?:you|i) (?:and (?:i|you) )?know"
]

const hindi = [
  "(?:cap )?h[ua]m (?:tono?n?|to log)(?: k[iae])?",
  "(?:sirp |keval )?(?:ap|tum|tu) or men?|men? or (?:ap|tum)|(?:apa?ke|tumhare) or mere|mere or (?:apa?ke|tumhare)|hamare pic",
  "(?:apa?ne|tuma?ne|tune) (?:muce|muca?se|mere)(?: #){0,2} (?:kaha|kahi|pataya|pola|vata|pucha?|puca|pulaya)(?: t[ah])?",
  "(?:apa?ne )?(?:muce|muca?se) (?:akele|cupake)(?: men?)?",
  "(?:men? )?(?:apa?ke|apa?ki|tumhare) (?:pakal|pac?u|samane (?:val|pet)|samne (?:val|pet)|pas (?:val|pet)|pice pet)~",
  "(?:hama?ri|apa?ni|meri|humari) (?:pica?li|akiri|akari|pahali|pehli) (?:mulaka?t|pat|miting|mitink|van|one|petak|kol|kal)~",
  "yat he (?:cap|apa?ko|tumhe)~|cap men? apa?ke (?:kar|kepin|kamare)~"
]

const telugu = [
  "(?:mana[mn]?u?|memu) itar~|(?:man|mem|manam)itar(?:a[mn]|i)~",
  "(?:miru|miku)(?: \\.)? (?:nenu|naku)(?: matrame)?|(?:nenu|naku)(?: \\.)? (?:miru|miku) matrame",
  "(?:miru )?(?:nato|naku) (?:ontarika|vitika|rahasyanka|okarike)",
  "miru (?:nato|naku) (?:# ){0,2}(?:cepin|cepar|anar)~",
  "(?:nenu )?mi (?:pak(?:a|n[ae])|eturu|ven[au]k)~",
  "(?:mana|ma) (?:civari|kata|moti?ati|poyina|last) (?:van|one|miting|mitink|sanpasana|kal)~",
  "kurtunta|mi karu?lo|kar ?lo (?:manam|miru)~"
]

const tamil = [
  "(?:nam|nanka|nankal|nama) (?:iruva|rentu per|irantu per|rentuper)~",
  "(?:unkalukum? enakum?|enakum? unkalukum?|ninkalum nanum|nanum ninkalum|namakul)(?: matum~)?",
  "(?:ninkal? )?(?:enitam|enkita|en kita) (?:tani|rakasi|neril)~",
  "(?:ninkal?) (?:enitam|enkita|en kita)(?: #){0,2} (?:son|ket|kur)~",
  "(?:nan )?unkal? (?:pakat|etir|pina|aruki)~",
  "(?:nam|namatu|nama|enkal) (?:kate[cs]i|mutal|senra|cenra|pona|last) (?:on|cantip|santip|ureyatal|miting|mitink|kal)~",
  "napakam iruk~|ninevirukirat~"
]

const kannada = [
  "navip~|navu ipar~|namip~",
  "(?:nimaku|nimku) (?:nanaku|nanku)~(?: matra)?|(?:nanaku|nanku) (?:nimaku|nimku)(?: matra)?|nivu? (?:matu )?nanu|nanu matu nivu",
  "(?:nivu )?(?:nana pali|nana hat[ir]~|nanontike|nanake|nanke|nan hatra) (?:onti|kutaki|kasaki)~",
  "nivu (?:nanake|nanke|nana pali|nana hatira|nan hatra)(?: #){0,2} (?:helit|kelit)~",
  "(?:nanu )?nima (?:paka|eturi?|hinte ku|hatira ku)~",
  "nama (?:kaleta|koneya|motala|hintina|last) (?:on|sape|matukate|miting|mitink|peti|kal)~",
  "nenapiteya~"
]

const findEnglish = findPhrases("encounter", english)
const findSpoken = findSpokenPhrases("encounter", [...hindi, ...telugu, ...tamil, ...kannada])

export const findEncounters: TraceFinder = (text) => [...findEnglish(text), ...findSpoken(text)]
