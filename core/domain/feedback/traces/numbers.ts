import { findPhrases } from "./phrase-finder.ts"

/** Words before a number that make it somebody's own. */
const ownedThings =
  "room|flat|floor|desk|seat|cabin|ward|roll|house|apartment|apt|ticket|order|employee|emp|id|batch|section|extension|ext|plot|locker|" +
  "कमरा|कमरे|फ़्लैट|फ्लैट|रोल|बैच|मकान|सीट|గది|ఫ్లాట్|రోల్|బ్యాచ్|ఇంటి|சீட்|அறை|ஃப்ளாட்|பிளாட்|ரோல்|வீட்டு|ಕೊಠಡಿ|ಕೋಣೆ|ಫ್ಲಾಟ್|ರೋಲ್|ಬ್ಯಾಚ್|ಮನೆ"

const numberWords =
  "no|nr|num|number|id|code|is|नंबर|नम्बर|संख्या|క్రమాంక~|నంబర్|నెంబర్|எண்|நம்பர்|ಸಂಖ್ಯೆ|ನಂಬರ್"

const ages =
  "years?[- ]old|yrs?|y/o|years? of age|साल~|वर्षीय|ఏళ్~|ఏండ్~|సంవత్సర~|வயது~|வயசு~|வருட~|ஆண்டு~|ವರ್ಷ~|saal|sal|yell~|samvatsar~|vayas~|vayad~|varush~|varsh~"

/** Round numbers are amounts, and some others everybody says. */
const common = "(?:\\p{Nd}{2,3}0|365|101|404)(?!\\p{Nd})"

export const findNumbers = findPhrases("number", [
  "\\+?\\p{Nd}(?:[ ().-]{0,2}\\p{Nd}){6,}",
  "[#№] ?\\p{Nd}+",
  `(?:${ownedThings})[.:]?(?: (?:${numberWords})\\.?)?[ :#-]*(?:[a-z]-?)?\\p{Nd}+[a-z]?`,
  `(?:${numberWords})\\.?[ :#]*\\p{Nd}{2,}`,
  "[a-z]{1,3}-?\\p{Nd}{3,}",
  "i(?: am|['’]?m) \\p{Nd}{2}",
  `\\p{Nd}{2}[ -]?(?:${ages})`,
  `(?!${common})\\p{Nd}{3,}(?! ?(?:%|percent|times|x\\b))~`
])
