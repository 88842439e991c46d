import { findPhrases } from "./phrase-finder.ts"

const englishMonths =
  "january|february|march|april|june|july|august|september|october|november|december"

const months = [
  `(?:${englishMonths})~|(?:may|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?!\\p{L})`,
  "जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर",
  "జనవరి|ఫిబ్రవరి|మార్చి|ఏప్రిల్|మే|జూన్|జూలై|జులై|ఆగస్ట్|ఆగస్టు|సెప్టెంబ~|అక్టోబ~|నవంబ~|డిసెంబ~",
  "ஜனவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|ஜூலை|ஆகஸ்ட்|ஆகஸ்டு|செப்டம்பர்|அக்டோபர்|நவம்பர்|டிசம்பர்",
  "ಜನವರಿ|ಫೆಬ್ರವರಿ|ಮಾರ್ಚ್|ಏಪ್ರಿಲ್|ಮೇ|ಜೂನ್|ಜುಲೈ|ಆಗಸ್ಟ್|ಸೆಪ್ಟೆಂಬರ್|ಅಕ್ಟೋಬರ್|ನವೆಂಬರ್|ಡಿಸೆಂಬರ್"
].join("|")

/** Most end alike; a week alone, in which the stem is missing, is no date. */
const weekdays =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day|[\\p{L}\\p{M}]{2,}(?:वार|వారం|கிழமை|ವಾರ|[vw]aa?r|[vw]aa?ra?m|[vw]aa?ra|[kz]h?izham[ae]i)~"

const lastWords =
  "last|(?:this|the) past|पिछले|बीते|गत|పోయిన|గత|మొన్న|కిందటి|போன|கடந்த|ಕಳೆದ|ಹೋದ|pichh?l[ei]|beete|po[iy]ina|gata|kindati|monna|pona|kadand?th?a|kaleda|hoda"

const dayWords =
  "तारीख़?|తేదీ|తారీఖు|தேதி|ತಾರೀಖು|ತಾರೀಕು|ದಿನಾಂಕ|taa?r(?:ee|i)kh?|taareeku|th?[eh]+dh?i"

export const findDates = findPhrases("date", [
  "\\p{Nd}{1,2}([./-])\\p{Nd}{1,2}\\1\\p{Nd}{2,4}",
  "\\p{Nd}{4}-\\p{Nd}{2}-\\p{Nd}{2}",
  `(?:the )?\\p{Nd}{1,2} ?(?:st|nd|rd|th)?(?: of)? (?:${months})(?: \\p{Nd}{4})?`,
  `(?:${months})(?: the)? \\p{Nd}{1,4}~`,
  `(?:in|since|until|during) (?:${englishMonths})`,
  "(?:on|since|of|until|till|after|before|from) the \\p{Nd}{1,2}(?:st|nd|rd|th)",
  `(?:${lastWords}) (?:${weekdays})`,
  `\\p{Nd}{1,2} ?(?:va|vaa|ne|aam|am|वीं|వ|ஆம்|ನೇ)? ?(?:${dayWords})~`,
  "(?:19[5-9]|20[0-4])\\d(?!\\p{Nd})~"
])
