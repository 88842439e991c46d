import { findPhrases } from "./phrase-finder.ts"
import { findSpokenPhrases } from "./spoken-phrase-finder.ts"
import type { TraceFinder } from "./trace.ts"

const ownedThings =
  "room|flat|floor|desk|seat|cabin|ward|roll|house|apartment|apt|ticket|order|employee|emp|id|batch|section|extension|ext|plot|locker"

const numberWords = "no|nr|num|number|id|code"

/** Round numbers are amounts, and some others everybody says. */
const common = "(?:\\p{Nd}{2,3}0|365|101|404)(?!\\p{Nd})"

const findWritten = findPhrases("number", [
  "\\+?\\p{Nd}(?:[ ().-]{0,2}\\p{Nd}){6,}",
  "[#№] ?\\p{Nd}+",
  `(?:${ownedThings})[.:]?(?: (?:${numberWords}|is)\\.?){0,2}[ :#-]*(?:[a-z]-?)?\\p{Nd}+[a-z]?`,
  `(?:${numberWords})\\.?[ :#]*\\p{Nd}{2,}`,
  "[a-z]{1,3}-?\\p{Nd}{3,}",
  "i(?: am|['’]?m) \\p{Nd}{2}",
  "\\p{Nd}{2}[ -]?(?:years?[- ]old|yrs?|y/o|years? of age)",
  `(?!${common})\\p{Nd}{3,}(?! ?(?:%|percent|times|x\\b))~`
])

const findSpoken = findSpokenPhrases("number", [
  "(?:kamar[ae]|pl[ae]t|rol|kati|kotati|inti)(?: (?:nan?m?par|nenpar|sankya))? \\d{2,}[a-z]*|are en \\d+~",
  "\\d{2} (?:sal(?= )|varsiy|y?elu?|entl|sanvatsara|vaya[tcs]u|varuta|varus|antu|varsa)~"
])

export const findNumbers: TraceFinder = (text) => [...findWritten(text), ...findSpoken(text)]
