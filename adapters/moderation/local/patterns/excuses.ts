// Content warning: these patterns name abusive words in order to let their harmless uses pass.
import type { ModerationLabel } from "../../../../core/moderation/verdict.ts"
import type { Spelling } from "../text/terms.ts"
import { insultNouns } from "../words/english.ts"

/** Terms whose words are not abuse of the reader. `labels` limits what they excuse. */
export interface Excuse {
  readonly spelling: Spelling
  readonly terms: string
  readonly labels?: ReadonlyArray<ModerationLabel>
}

const insult = `${insultNouns.replace(/,\s*/g, "|")}|stupid|dumb|fool|useless|pathetic|worthless|clown|joke|shit|crap|trash`
const someone = "me|him|her|them|us|someone|somebody|people|everyone|anyone|juniors|interns|colleagues|myself"
const speech =
  `said|says|say|saying|told|tells|tell|telling|shouted|shouts|yelled|yells|screamed|wrote|writes|texted|typed|
muttered|whispered|messaged|posted|joked|jokes|shouting|yelling|replied|snapped`.replace(/\n/g, "")

/** "He called me an idiot": what somebody said to somebody. */
const englishReports = `(called|calls|calling|call|labelled|branded) (${someone}|a|an|my|the|our|some|one of|new) ~6
(been|being|was|were|got|get|getting|am|are) (called|labelled|told|branded|threatened) ~6, (${speech}) ~2 (${someone}) ~6
(he|she|they|who|someone|somebody|client|vendor|manager|customer|colleague|guy|boss|lead|teammate|senior) ~1 (${speech}|used|uses) ~7
(you) (${speech}) ~7 (to|at|in front of) (${someone}|a|an|my|the|our), (the|a|that|this|like|such|this kind of|as an) (word|words|phrase|slur|slurs|insult|insults|term|name|names|jokes|joke|comments|comment|remarks|remark) ~6
(used|use|using|uses|heard|hear|hearing|saying|shouting|threw|throwing|hurled) ~1 (words|word|slurs|names|terms|insults|things|phrases|language|${insult}) ~5, (threatened|threatening|threatens) (${someone}) ~6
(please|do not|dont|never|stop|should not|shouldnt|nobody should|no one should) ~2 (call|calling|say|saying|tell|telling|use|using|shout|shouting) ~8, (was|were) (the one|saying|shouting|yelling) ~7`

/** "I felt like an idiot": what the writer says of the writer. */
const selfDeprecation = `(i|im|me|we|myself) ~2 (am|was|feel|felt|feeling|look|looked|sound|sounded|like|being|such|a|an|were|seem|seemed) ~3 (${insult})
(im|my|me) ~2 (${insult}), i ~1 (being|be|such|so) ~2 (${insult}), (makes|made|making|make) (me|us) ~4 (${insult})`

const thing =
  `process|processes|job|jobs|task|tasks|thread|threads|container|containers|server|service|pod|pods|branch|build|builds|session|query|queries|
script|port|connection|feature|darlings|idea|ideas|pr|prs|code|codebase|app|api|test|tests|database|db|instance|vm|pipeline|feedback loop|demo|
record|estimate|deadline|story|stories|ticket|tickets|work|part|parts|design|designs|assumption|assumptions|productivity|focus|momentum|
weekend|plan|plans|argument|arguments|proposal|proposals|slides|deck|file|files|sandbox|environment|env|cluster|node|laptop|score`.replace(
    /\n/g,
    ""
  )

const harmless = `(kill|kills|killing|killed|destroy|break|cut|smash|crush|burn|hurt|ruin|beat|hit|touch|slice|butcher|split|poison) (your|ur) ~2 (${thing}), beat you (at|to|in|by), (kick|kicks|kicked|kicking) (ass|arse), (pain|pains) in the (ass|arse|butt|neck)
(idiot|fool|moron) (proof|proofing|proofed), stupid simple, (dumb|stupid) (terminal|terminals|pipe|pipes|client|clients|proxy|phone|down|downed|luck|question|questions|idea|ideas|mistake|mistakes|bug|bugs|typo|rule|rules|process|policy|decision|decisions|joke|jokes|thing|things|error|errors|reason|move|name|names|plan|meeting|meetings|form|forms|simple|easy|fast|good|amounts?|component|components|data|money|excuse|excuses|assumption|assumptions|work|workaround|hack|default|defaults|tool|tools|ui|task|tasks|argument|arguments|little)
(a|real|total|absolute|right|such a|proper) ~1 bitch to, (a|real|absolute) (bitch|bastard|bugger) of (a|an), (son of a bitch|bastard|bitch) (bug|of a bug|problem|ticket), (bug|problem|issue|task|migration|ticket|deploy|outage|release|merge|build|config|query|install|upgrade|it|that|this) (was|is|were) ~2 (bitch|bastard|shit|bugger|prick|dick|cunt|shitty)
holy (shit|crap|cow|fuck), no shit, hot shit, the shit, shit (hit|hits|hitting) the fan, shit ton, good shit, (cock|cocked|dick) up, (half|badly) (ass|assed|arsed), (work|works|worked|working|works|bust|busted|busting|laughed|laughing) (my|your|his|her|their|our|the) (ass|asses|arse|butt) off, (bad|smart|kick) ass, (crazy|insanely|stupidly|damn|bloody|fucking) (good|great|fast|talented|smart|brilliant|well|helpful|useful|fun|clever|proud|awesome|amazing)
(shoot|shooting|shot) (yourself|urself|ourselves|yourselves|themselves) in the foot, (dont|do not|stop|never|without|no need to|not worth|please dont|avoid|rather than) ~2 (kill|killing|drown|poison|hang|shoot) (yourself|yourselves), (kill|drown|hang) yourself (working|over|with|for|trying|on|in|meeting|just to|because of), drop dead (date|deadline|simple|easy|gorgeous), bend over backwards, body of (work|knowledge|evidence|the email|text)
(useless|pathetic|worthless|stupid|dumb) (use|usecase|test|tests|import|imports|variable|variables|comment|comments|code|warning|warnings|log|logs|logging|check|checks|noise|file|files|slide|slides|field|fields|flag|flags|step|steps|approval|approvals|report|reports|documentation|docs|wiki|page|pages|alert|alerts|ticket|tickets|column|columns|link|links|feature|features|meeting|meetings|email|emails|update|updates)
maine coon, fire retardant, pussy cat*, pussycat*, (stray|pregnant|nursing) bitch, retarded (ignition|timing|spark), (teach|show|tell) you (how|what|where), dick (and|clark|smith|johnson|from|in), gold digger, cockpit, (weasel|fighting) words, (garbage|trash) (collection|collector|collectors|in|can|bin|heap)`

/** Verbs of saying follow what was said in the Indian languages. */
const indicReports = `(mujhe|mujhko|usko|use|usse|unhe|unko|hume|hame|humein|kisi|kisiko|sabko|junior|juniors|intern|client|logo|logon|unhone|usne|inhone|isne|kisine|मुझे|मुझको|उसे|उसको|उन्हें|हमें|हमको|किसी|सबको|जूनियर|उसने|उन्होंने|इन्होंने|लोगों|क्लाइंट|हमारे) ~7 (kaha|bola|boli|bolkar|bolke|bulaya|bulate|bulata|kehte|kehta|kehkar|kehke|kehna|kehne|bolna|bolne|bolte|bolta|pukara|keh|diya|likha|kah|chillaya|chillaye|कहा|बोला|बोली|बुलाया|कहते|कहता|कहकर|कहना|कहने|बोलना|बोलते|बोलकर|पुकारा|कह|लिखा|बुलाते|चिल्लाया|दी|di)
(usne|unhone|client ne|manager ne|kisi ne|kisine|senior ne|wo|woh|उसने|उन्होंने|मैनेजर ने|किसी ने|क्लाइंट ने|सीनियर ने) ~4 (kaha|bola|boli|likha|kahaa|कहा|बोला|लिखा|धमकी|dhamki|gaali|गाली) ~7, (jaisi|jaise|जैसी|जैसे) (gaali|gaaliyan|shabd|shabdon|गाली|गालियाँ|शब्द|शब्दों|baatein)
(nannu|nanu|athanni|atanni|aamenu|aame|amenu|vallani|vaallani|memmalni|mammalni|maammalni|tananu|evarini|juniorsni|andarini|naa|vaadu|nanne|నన్ను|అతన్ని|అతనిని|ఆమెను|వాళ్లను|వాళ్ళను|వారిని|మమ్మల్ని|ఎవరినీ|జూనియర్లను|జూనియర్‌ని|అందరినీ) ~6 (ani|anadam|annaru|annadu|annappudu|annappudu|annav|annaru|anna*|anadu|anav*|anagane|anatam|anakandi|pilich*|pilus*|pilav*|pilich*|pilava*|tittadu|tittaru|tittin*|tittar*|tidithe|tittin*|antu|antunn*|antar*|antu|అని|అనడం|అన్నారు|అన్నాడు|అన్నప్పుడు|అంటూ|అనటం|పిలిచ*|పిలవ*|పిలుస్తా*|తిట్టాడు|తిట్టారు|తిట్టిన*|తిడితే|అంటున్న*|అంటార*|అనకండి|అనొద్దు|అంటే)
(athanu|atanu|aayana|ayana|aame|vaadu|client|manager|evaro|okaru|అతను|ఆయన|ఆమె|మేనేజర్|క్లయింట్|ఎవరో|ఒకరు) ~7 (ani|annadu|annaru|annappudu|annadi|antu|tittadu|tittaru|bediri*|అని|అన్నాడు|అన్నారు|అన్నప్పుడు|అంటూ|తిట్టాడు|తిట్టారు|బెదిరి*|అంది)
(ennai|enna|enai|ennaye|avanai|avana|avala|avalai|avara|avarai|avangala|avargalai|engalai|engala|yaaraiyum|oruvarai|juniorgalai|juniora|junior|என்னை|என்ன|என்னைய|அவனை|அவளை|அவரை|அவர்களை|எங்களை|யாரையும்|ஒருவரை|ஜூனியர்களை|ஜூனியரை|avar|avan|ava|avanga|client|manager|oruthar|yaro|அவர்|அவன்|அவள்|மேலாளர்|வாடிக்கையாளர்|யாரோ|ஒருவர்) ~5 (endru|enru|nu|nnu|ennu|enrum|endrum|என்று|என்னு|ன்னு|னு|என) ~1 (azhai*|alai*|sonn*|soll*|solr*|thitt*|koopp*|koop*|solv*|mirat*|peas*|pes*|kathi*|அழை*|சொன்ன*|சொல்*|திட்ட*|கூப்பி*|மிரட்ட*|பேச*|கத்தி*)
(nannannu|nannanna|nannanu|nanna|nanage|nange|avanannu|avananna|avalannu|avalanna|avarannu|avaranna|avalige|avanige|avarige|nammannu|nammanna|yaarannu|yaaranna|juniorsna|junior|avaru|avanu|avalu|yaaro|client|manager|ನನ್ನನ್ನು|ನನ್ನನ್ನ|ನನಗೆ|ನಂಗೆ|ಅವನನ್ನು|ಅವಳನ್ನು|ಅವರನ್ನು|ಅವಳಿಗೆ|ಅವನಿಗೆ|ಅವರಿಗೆ|ನಮ್ಮನ್ನು|ಯಾರನ್ನೂ|ಅವರು|ಅವನು|ಯಾರೋ|ಮ್ಯಾನೇಜರ್) ~5 (endu|anta|antha|annta|ankondu|andru|andaru|ಎಂದು|ಅಂತ|ಅಂತಾ|ಎಂದ|ಅಂದ|ಅಂದರು|ಅಂದ್ರು|enda) ~1 (kare*|karu*|kard*|hel*|hE*|bai*|bayy*|bayd*|bedar*|kood*|andr*|and*|koog*|ಕರೆ*|ಹೇಳ*|ಬೈ*|ಬೆದರಿ*|ಕೂಗಿ*|ಅಂದ*)`

const indicSelf = `(main|mai|mein|मैं) ~3 (gadha|gadhe|bewakoof|bevkuf|murkh|pagal|ullu|nalayak|kutta|गधा|बेवकूफ|मूर्ख|पागल|नालायक|nikamma|निकम्मा) ~1 (hu|hun|hoon|tha|thi|हूँ|हूं|था|थी|lag*|lagne|लग*|nikla), (nenu|నేను|nene|నేనే) ~2 (moorkhud*|murkhud*|pichod*|daddamma*|vedhava*|మూర్ఖుడ*|దద్దమ్మ*|పిచ్చోడి*|వెధవ*|erripappa*)
(naan|nan|naane|நான்|நானே) ~3 (muttal*|முட்டாள்*|loosu|லூசு|madaiyan*|மடையன்*|kirukkan*), (naanu|nanu|nanе|naane|ನಾನು|ನಾನೇ|ನಾನ್) ~3 (dadda|moorkha|mutthala*|huccha|ದಡ್ಡ|ಮೂರ್ಖ|ಮುಠ್ಠಾಳ*|ಮೂರ್ಖನ*), (buddhu|pagal|paagal|पागल) (pan|ho gaya hu|ho gayi|bana|kar diya)`

/** Someone who writes of harming themselves needs help, not a refusal. */
const ownDistress = `(main|mai|mein|mujhe|mera|मैं|मुझे|मेरा|मन|naaku|naku|నాకు|naan|nan|enakku|enaku|நான்|எனக்கு|naanu|nanu|nanage|nange|ನಾನು|ನನಗೆ|ನಂಗೆ) ~8, thookku maatikkalaam*, தூக்கு மாட்டிக்கலாமா*`

const indicHarmless = `(process*|प्रोसेस*|ప్రాసెస్*|ப்ராசஸ்*|ப்ராசஸை*|ಪ್ರಾಸೆಸ್*|server*|सर्वर|సర్వర్*|சர்வர*|ಸರ್ವರ್*|job|task|service|thread*|container*|branch|pod|bug|bugs|query|build|deadline|code) ~5`

export const excuses: ReadonlyArray<Excuse> = [
  { spelling: "exact", terms: englishReports },
  { spelling: "exact", terms: harmless },
  { spelling: "exact", terms: selfDeprecation, labels: ["insult", "profanity"] },
  { spelling: "sound", terms: indicReports },
  { spelling: "sound", terms: indicSelf, labels: ["insult", "profanity"] },
  { spelling: "sound", terms: ownDistress, labels: ["self-harm-incitement"] },
  { spelling: "sound", terms: indicHarmless, labels: ["threat", "self-harm-incitement"] }
]
