import { findPhrases } from "./phrase-finder.ts"

const english = [
  "we two|us two|(?:just )?the two of us|two of us (?:were|had|talked|spoke|met|sat)",
  "(?:between |just |only )?(?:you and (?:me|i)|me and you|i and you)",
  "when we both",
  "(?:in|at|after|during|before|since) (?:our|my) (?:last |first |next |recent |weekly |annual )?(?:one[- ]on[- ]ones?|1[-: ](?:on-)?1s?|appraisal|interview|chat|talk|conversation|call|phone call|meeting|lunch|dinner|coffee|drive|trip|session)",
  "(?:you|i) (?:told|asked|promised|texted|called|emailed|messaged|whispered to|said to|admitted to) (?:me|you) (?:over|at|in|on|during|after|before|that (?:day|night|evening|morning)|yesterday|last|privately|alone|to (?:stay|cover|lie|keep|come|work))(?: [^.!?,;\\n]{2,24})?",
  "(?:i sit|i sat|my desk is|my seat is|i live|i work)(?: right| just| directly)? (?:next to|across|opposite|behind|beside|near|in front of|above|below|with)(?: from)? (?:you|yours|your [\\p{L}]+)",
  "alone with (?:you|me)|you and me|just us",
  "(?:do you )?remember (?:when|how|that (?:day|night|evening|time)) (?:we|you|i)",
  "(?:that|the) (?:day|night|evening|morning|time) (?:we|you and i|when we)",
  "(?:told|said|asked|talked|spoke|promised|admitted)(?: it| me| to me| about it| this| that)? (?:in|over|at|during|on) (?:the|a|your|my)? ?(?:car|taxi|cab|lift|elevator|lunch|dinner|coffee|breakfast|drinks|tea|train|plane|way home)",
  "(?:only|nobody but) (?:you|i) (?:and (?:i|you) )?know"
]

const hindi = [
  "हम दोनों(?: [\\p{L}\\p{M}]+)?|हम दो लोग",
  "(?:सिर्फ़ |सिर्फ |केवल )?(?:आप|तुम|तू) और मैं|मैं और (?:आप|तुम)|(?:आपके|तुम्हारे) और मेरे|मेरे और (?:आपके|तुम्हारे)|हमारे बीच",
  "(?:आपने|तुमने|तूने) (?:मुझे|मुझसे|मेरे)(?: [\\p{L}\\p{M}]+){0,2} (?:कहा|बताया|बोला|वादा|पूछा|बुलाया)",
  "(?:मुझे|मुझसे) (?:अकेले|निजी|चुपके)~",
  "(?:मैं )?(?:आपके|तुम्हारे|आपकी) (?:बगल|बाजू|बाज़ू|सामने वाल|पास वाल|पास बैठ|पीछे बैठ|सामने बैठ)~(?: [\\p{L}\\p{M}]+)?",
  "(?:हमारी|अपनी|मेरी) (?:पिछली|आख़िरी|आखिरी|पहली) (?:मुलाक़ात|मुलाकात|बातचीत|बात|मीटिंग|वन|बैठक|कॉल)~",
  "याद है (?:जब|आपको|तुम्हें)|जब मैं आपके (?:घर|केबिन|कमरे|साथ)",
  "(?:hum|ham) dono(?: \\p{L}+)?",
  "(?:sirf )?(?:aap|tum|tu) aur (?:main?|mai|me)|main? aur (?:aap|tum)|(?:aapke|tumhare) aur mere|hamare beech",
  "(?:aa?pne|tumne|tune) (?:mujh?e|mujh?se|mere)(?: \\p{L}+){0,2} (?:kaha|kahi|bataya|bola|wada|vaada|poocha|bulaya)",
  "muj(?:h)?(?:e|se) akele~",
  "(?:main? )?(?:aapke|tumhare) (?:bagal|baju|saamne wal|samne wal|paas baith|pas baith|peeche baith)~",
  "(?:hamari|apni|humari) (?:pichli|aakhri|akhri|pehli) (?:mulaka?t|baat|meeting|one|call|1)~"
]

const telugu = [
  "(?:మనిద్దర|మన ఇద్దర|మేమిద్దర|మేము ఇద్దర|ఇద్దరమే|మనమిద్దర)~",
  "(?:మీరు|మీకు|మీరూ|మీకూ),? (?:నేను|నేనూ|నాకు|నాకూ)(?: మాత్రమే)?(?: [\\p{L}\\p{M}]+)?",
  "(?:నేను|నాకు),? (?:మీరు|మీకు) మాత్రమే",
  "(?:మీరు )?(?:నాతో|నాకు) (?:ఒంటరిగా|రహస్యంగా|విడిగా)(?: [\\p{L}\\p{M}]+)?",
  "మీరు నా(?:తో|కు) (?:[\\p{L}\\p{M}]+ ){0,2}(?:చెప్పిన|చెప్పారు|అన్నారు|మాట)~",
  "(?:నేను )?మీ (?:పక్కనే|పక్కన|ఎదురుగా|వెనకే|వెనకాల)(?: [\\p{L}\\p{M}]+)?",
  "(?:మన|మా) (?:చివరి|గత|మొదటి|పోయిన) (?:వన్|మీటింగ్|సంభాషణ|కాల్|మాట)~",
  "గుర్తుందా|మీ (?:కారు|కారులో|ఇంట్లో|క్యాబిన్‌లో)",
  "(?:manam|mana|memu|manamu) ?iddar~|maniddar~|memiddar~",
  "(?:meeru|meeku),? (?:nenu|naaku|naku)(?: maatrame| matrame)?",
  "(?:meeru )?(?:naatho|natho|naaku|naku) (?:ontariga|okkarige|personal ga|\\p{L}+ )?(?:cheppina|chepparu|annaru|annadi)~",
  "(?:nenu )?mee (?:pakkan|pakka|eduru|venaka)~",
  "(?:mana|maa) (?:last|chivari|gata|modati) (?:one|meeting|call|1)~"
]

const tamil = [
  "(?:நாம்|நாங்கள்|நாம|நாங்க|நம்ம|நம்) (?:இருவர்|ரெண்டு பேர்|இரண்டு பேர்|ரெண்டுபேர்|இருவ)~",
  "(?:உங்களுக்கும் எனக்கும்|எனக்கும் உங்களுக்கும்|நீங்களும் நானும்|நானும் நீங்களும்|நமக்குள்)(?: மட்டு[\\p{L}\\p{M}]+)?",
  "(?:நீங்கள் |நீங்க )?(?:என்னிடம்|எங்கிட்ட|என்கிட்ட) (?:தனியா|தனியாக|ரகசியமா|நேரில்)~(?: [\\p{L}\\p{M}]+)?",
  "(?:நீங்கள்|நீங்க) (?:என்னிடம்|எங்கிட்ட|என்கிட்ட)(?: [\\p{L}\\p{M}]+){0,2} (?:சொன்ன|கேட்ட|கூறி)~",
  "(?:நான் )?உங்கள் (?:பக்கத்தில்|பக்கத்து|எதிரில்|எதிரே|பின்னால்|அருகில்)~(?: [\\p{L}\\p{M}]+)?",
  "(?:நம்|நமது|நம்ம|எங்கள்) (?:கடைசி|முதல்|சென்ற|போன) (?:ஒன்|சந்திப்பு|உரையாடல்|பேச்சு|மீட்டிங்|கால்)~",
  "ஞாபகம் இருக்கா|நினைவிருக்கிறதா",
  "(?:naa?m|naama|naanga|namma|nam) (?:rendu per|iruvar|irandu per)~",
  "(?:ungalukkum enakkum|enakkum ungalukkum|neengalum naanum|naanum neengalum)",
  "(?:neenga )?(?:enkitta|en kitta|engitta)(?: \\p{L}+){0,2} (?:sonn|kett|thaniya)~",
  "(?:naan )?unga(?:l)? (?:pakkath|pakkatt|edhir|ethir|pinnaadi)~",
  "(?:namma|nam) (?:last|kadaisi|mudhal) (?:one|meeting|call|1)~"
]

const kannada = [
  "(?:ನಾವಿಬ್ಬ|ನಾವು ಇಬ್ಬ|ನಮ್ಮಿಬ್ಬ|ನಾವಿಬ್ರ)~",
  "(?:ನಿಮಗೂ ನನಗೂ|ನನಗೂ ನಿಮಗೂ|ನೀವೂ ನಾನೂ|ನೀವು ಮತ್ತು ನಾನು|ನಾನು ಮತ್ತು ನೀವು)(?: ಮಾತ್ರ)?",
  "(?:ನೀವು )?(?:ನನ್ನ ಬಳಿ|ನನ್ನ ಹತ್ತಿರ|ನನ್ನೊಂದಿಗೆ|ನನಗೆ) (?:ಒಂಟಿಯಾಗಿ|ಗುಟ್ಟಾಗಿ|ಖಾಸಗಿಯಾಗಿ)(?: [\\p{L}\\p{M}]+)?",
  "ನೀವು (?:ನನಗೆ|ನನ್ನ ಬಳಿ|ನನ್ನ ಹತ್ತಿರ)(?: [\\p{L}\\p{M}]+){0,2} (?:ಹೇಳಿದ|ಕೇಳಿದ|ಹೇಳಿದ್ದ)~",
  "(?:ನಾನು )?ನಿಮ್ಮ (?:ಪಕ್ಕದ|ಪಕ್ಕದಲ್ಲ|ಎದುರಿಗ|ಎದುರು|ಹಿಂದೆ ಕೂ|ಹತ್ತಿರ ಕೂ)~(?: [\\p{L}\\p{M}]+)?",
  "ನಮ್ಮ (?:ಕಳೆದ|ಕೊನೆಯ|ಮೊದಲ|ಹಿಂದಿನ) (?:ಒನ್|ಸಭೆ|ಮಾತುಕತೆ|ಮೀಟಿಂಗ್|ಭೇಟಿ|ಕಾಲ್)~",
  "ನೆನಪಿದೆಯಾ|ನೆನಪಿದೆಯೇ",
  "na+vibb~|na+vu ibb~|nammibb~",
  "(?:nimagu nanagu|nimgu nangu|nangu nimgu|neevu mattu naanu|naanu mattu neevu|neevu naanu)",
  "neevu (?:nanage|nange|nan hatra|nanna hatra)(?: \\p{L}+){0,2} (?:helid|kelid|heliddu)~",
  "(?:naanu )?nimma (?:pakka|pakkad|eduru)~",
  "namma (?:last|kaleda|koneya|modala) (?:one|meeting|call|maatukate|1)~"
]

/** Moments and places that only the writer and the owner shared. */
export const findEncounters = findPhrases("encounter", [
  ...english,
  ...hindi,
  ...telugu,
  ...tamil,
  ...kannada
])
