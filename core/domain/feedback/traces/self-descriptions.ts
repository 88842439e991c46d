import { findPhrases } from "./phrase-finder.ts"

const someWords = "[^.!?,;\\n]{2,40}?"

const english = [
  // "As a rule I …" and the like say nothing of the writer.
  `(?<=^|[.!?,;:\\n] ?|speaking |coming )(?:as|being) (?:an?|the|your|one of|some(?:one|body) who)(?! (?:result|rule|whole|matter|reminder|bonus|team|group)) ${someWords},?(?= (?:i|my|me)(?:['’]|\\b))`,
  "(?:i(?: am|['’]?m| was|['’]ve been)|as|being)(?: also| still| probably)? (?:the|your|his|her) (?:only|sole|lone|single|newest|youngest|oldest|eldest|tallest|shortest)(?: [\\p{L}'’-]+){0,3}",
  "the only (?:one|woman|man|girl|boy|guy|lady|female|male|person|parent|student|muslim|christian|hindu|dalit)(?: who| in| on| from| of| here| with)",
  "i(?: am|['’]?m) (?:an?|the|your)(?: [\\p{L}-]+)? (?:nurse|doctor|teacher|student|intern|trainee|designer|developer|tester|engineer|manager|assistant|deputy|secretary|accountant|driver|cook|neighbou?r|tenant|patient|parent|mother|father|mom|dad|widow(?:er)?|woman|man|girl|guy|muslim|christian|sikh|dalit|immigrant|foreigner|contractor|freelancer|wheelchair user|twin)",
  "(?:since|when|after|before) i (?:joined|started|moved|transferred|returned|came back|came here|was hired|was promoted|was in (?:the )?hospital|had my)~(?: (?:from|in|as|to) [^.!?,;\\n]{2,24})?",
  "i (?:joined|transferred|moved here|was hired|was promoted|came (?:here )?from|came back from|am from|['’]m from|work(?:ed)? (?:nights|part[- ]time|from home in))(?: [^.!?,;\\n]{2,24})?",
  "my (?:son|daughter|twins|wife|husband|wedding|maternity|paternity|pregnancy|surgery|operation|divorce|wheelchair|accent|disability)~",
  "(?:your|the team['’]?s) (?:only|sole|youngest|oldest|newest) [\\p{L}-]+"
]

const hindi = [
  "(?:इकलौत|एकलौत|एकमात्र)~(?: [\\p{L}\\p{M}]+)?",
  "अकेल[ाीे] (?:लड़|लड़|महिला|औरत|आदमी|इंसान|सदस्य|डिज़ाइनर|ऐस|ही)~",
  "मैं (?:ही |तो |भी )?(?:अकेल[ाीे]|सबसे|नय[ाी]|ही एक)(?: [\\p{L}\\p{M}]+)?",
  "(?:सिर्फ़|सिर्फ|केवल|बस) मैं(?: ही)?",
  "मैं ही (?:एक|अकेल[ाीे]|इकलौत[ाी])(?: [\\p{L}\\p{M}]+)?",
  "(?:[\\p{L}\\p{M}]+ ){1,3}(?:होने के नाते|के नाते|के तौर पर|के रूप में|की हैसियत से|होने की वजह से),?(?= (?:मैं|मुझ|मेर))",
  "(?:टीम|कक्षा|क्लास|दफ़्तर|ऑफ़िस|विभाग) (?:का|की|में) (?:सबसे|अकेल|इकलौत|नय)[\\p{L}\\p{M}]*(?: [\\p{L}\\p{M}]+){0,2}",
  "मैं [^।.!?,\\n]{2,24} (?:से|में) (?:ही )?(?:आया|आई|आयी|आता|आती|जुड़ा|जुड़ी|जुड़ा|जुड़ी)~",
  "मैं (?:आपका|आपकी|तुम्हारा|तुम्हारी|एक) [\\p{L}\\p{M}]+ (?:हूँ|हूं)",
  "जब से मैं[^।.!?,\\n]{2,24}",
  "मेर[ाीे] (?:बेट|पति|पत्नी|बीवी|शादी|ऑपरेशन|डिलीवरी)~",
  "iklaut~(?: \\p{L}+)?",
  "akel[aie] (?:ladk|lark|aurat|mahila|banda|bandi|member|designer|hoon|hun|hu|hi)~",
  "mai?n? (?:hi )?(?:akel[aie]|sabse|naya|nayi|hi ek|hi akela)(?: \\p{L}+)?",
  "(?:sirf|bas) main?(?: hi)?",
  "(?:\\p{L}+ ){1,3}(?:hone ke naa?te|ke naa?te|ke taur par|ki haisiyat se),?(?= (?:mai|muj|mer))",
  "main? (?:aapk[aie]|tumhar[aie]|ek) \\p{L}+ (?:hoon|hun|hu|hoo)",
  "mer[aie] (?:bet[aie]|pati|patni|biwi|shaa?di|wife|husband)"
]

const telugu = [
  "ఏకైక(?: [\\p{L}\\p{M}]+)?",
  "(?:నేను|నేనే) (?:ఒక్క|మాత్ర|ఒంటరి|అందరికంటే|కొత్త)~(?: [\\p{L}\\p{M}]+)?",
  "నేనొక్క~",
  "(?:టీమ్|జట్టు|క్లాస్|తరగతి|ఆఫీస్)[\\p{L}\\p{M}\\u200c]* (?:అందరికంటే|అందరిలో|ఒకే ఒక్క)~(?: [\\p{L}\\p{M}]+)?",
  "(?:మీ|ఒక) [\\p{L}\\p{M}\\u200c]+(?:గా|నైన)(?= (?:నేను|నాకు|నన్ను|నా ))",
  "[\\p{L}\\p{M}\\u200c]+నైన (?:నేను|నాకు|నన్ను)",
  "నేను [^.!?,\\n]{2,28} (?:చేరాను|చేరినప్పటి|మారాను|(?<=నుంచి |నుండి )(?:వచ్చా|వస్తా))~",
  "నేను మీ [\\p{L}\\p{M}\\u200c]+(?:ని|ను|డిని|రాలిని)",
  "(?:మా|నా) (?:అబ్బాయి|అమ్మాయి|కొడుకు|కూతురు|భర్త|భార్య|పెళ్లి|పాప|బాబు)~",
  "ekaika \\p{L}+",
  "nenu (?:okk|maatr|matr|ontari|andarikante|kotha)~(?: \\p{L}+)?",
  "nenokk~",
  "team lo (?:nenu|ekaika|okate|okkate)(?: \\p{L}+){0,2}",
  "(?:oka|mee) \\p{L}+(?:ga|gaa)(?= (?:nenu|naaku|naku|nannu|naa ))",
  "nenu [^.!?,\\n]{2,28} (?:cheranu|chera|(?<=nundi |nunchi )(?:vach|vasta)~)",
  "(?:maa|naa) (?:abbayi|ammayi|koduku|kuthuru|bharta|bharya|pelli|husband|wife)~"
]

const tamil = [
  "ஒரே (?:பெண்|ஆண்(?!ட)|ஒரு|நபர்|ஆள்|மாணவ|உறுப்பினர்|டிசைனர்|வடிவமைப்பாளர்)~",
  "நான்(?:தான்| தான்)? ?(?:மட்டும்|மட்டுமே|ஒருவன்|ஒருத்தி|ஒருவள்|சிறியவ|மூத்தவ|இளையவ|புதியவ|ஒரே)~",
  "(?:குழு|அணி|வகுப்பு|டீம்|அலுவலக)[\\p{L}\\p{M}]* (?:நான்தான்|நான் தான்|நானே|மிக இளைய|மிகச் சிறிய)~(?: [\\p{L}\\p{M}]+)?",
  "(?:உங்கள்|ஒரு) [\\p{L}\\p{M}]+(?:ராக|னாக|ளாக|யாக|ணாக|வாக)(?= [^.!?\\n]{0,30}(?:நான்|எனக்கு|என்னை|என்னால்|என் ))",
  "நான் [^.!?,\\n]{2,28} (?:சேர்ந்தேன்|மாறினேன்|(?<=ருந்து )(?:வந்த|வருகிறேன்))~",
  "நான் உங்கள் [\\p{L}\\p{M}]+(?:ன்|ள்|வி|ர்)",
  "என் (?:மகன்|மகள்|கணவர்|மனைவி|பையன்|பொண்ணு|திருமண|கல்யாண)~",
  "naan?(?:u)? (?:mattum|mattum dhan|oruthan|oruthi|oru aal|dhan oru|pudhusa)~",
  "ore (?:ponnu|payyan|designer|aal|pombala|oruthar|oruthan|oruthi)~",
  "team la (?:ore|naan|naa)(?: \\p{L}+){0,2}",
  "oru \\p{L}+(?:aa|ah|aaga|va|vaa)(?= (?:enakku|ennaku|naan|ennala|en ))",
  "naan? [^.!?,\\n]{2,28} (?:serndhen|sernthen|irundhu va~)",
  "en (?:magan|magal|husband|wife|paiyan|payyan|ponnu|kalyanam|purushan|pondatti)~"
]

const kannada = [
  "ಏಕೈಕ(?: [\\p{L}\\p{M}]+)?",
  "ನಾನೊಬ್ಬ~",
  "ನಾನು? (?:ಒಬ್ಬ|ಮಾತ್ರ|ಒಂಟಿ|ಎಲ್ಲರಿಗಿಂತ|ಹೊಸಬ)~(?: [\\p{L}\\p{M}]+)?",
  "(?:ತಂಡ|ತರಗತಿ|ಕಚೇರಿ|ಟೀಮ್)[\\p{L}\\p{M}\\u200c]* (?:ಎಲ್ಲರಿಗಿಂತ|ಅತ್ಯಂತ|ನಾನೊಬ್ಬ)~(?: [\\p{L}\\p{M}]+)?",
  "(?:ನಿಮ್ಮ|ಒಬ್ಬ) [\\p{L}\\p{M}]+(?:ಾಗಿ)(?= [^.!?\\n]{0,30}(?:ನಾನ|ನನ[ಗಗೆ್]))",
  "[\\p{L}\\p{M}]+(?:ಾದ) (?:ನಾನು|ನನಗೆ)",
  "ನಾನು [^.!?,\\n]{2,28} (?:ಸೇರಿದ|(?<=ಿಂದ )(?:ಬಂದ|ಬರುತ್ತ))~",
  "ನಾನು ನಿಮ್ಮ [\\p{L}\\p{M}]+",
  "(?:ನನ್ನ|ನಮ್ಮ) (?:ಮಗ|ಮಗಳು|ಗಂಡ|ಹೆಂಡತಿ|ಮದುವೆ|ಮಗಳ|ಮಗನ|ಪತಿ|ಪತ್ನಿ)~",
  "na+n(?:u|obb)~ ?(?:obb|maatra|matra|onti|ellariginta|hosab)~(?: \\p{L}+)?",
  "naanobb~",
  "ekaika \\p{L}+",
  "team alli (?:naan|ekaika)~(?: \\p{L}+)?",
  "(?:obba|nimma) \\p{L}+(?:aagi|agi)(?= na+n)",
  "na+nu [^.!?,\\n]{2,28} (?:serid|(?<=inda )(?:band|bar))~",
  "nanna (?:maga|magalu|ganda|hendati|hendthi|maduve|husband|wife)"
]

/** A role, an origin or a life that few share. */
export const findSelfDescriptions = findPhrases("self", [
  ...english,
  ...hindi,
  ...telugu,
  ...tamil,
  ...kannada
])
