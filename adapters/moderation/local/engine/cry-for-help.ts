import { speaksOfSelfHarm } from "#core/domain/feedback/distress.ts"

const oneself = [
  "i|i'm|i've|im|me|my|myself",
  "mujhe|mujhko|mai|main|mera|meri|mere|maine|apni",
  "nenu|naaku|naku|nannu|naa|naalo",
  "naan|enakku|enaku|ennai|ennoda|en",
  "nanu|naanu|nange|nanage|nanna|nan|nanige"
].join("|")

const reader = [
  "you|your|yours|yourself|u|ur",
  "tu|tum|tujhe|tumhe|tera|teri|tere|aap",
  "nuvvu|nuvu|neeku|ninnu|nee|nuv",
  "nee|unakku|unaku|unnai|un|unga",
  "neenu|ninu|ninge|ninage|ninna|nin"
].join("|")

const wholeWord = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words})(?![\\p{L}\\p{M}\\p{N}])`, "iu")

const namesWriter = wholeWord(
  `${oneself}|मुझे|मैं|मेरा|मेरी|मेरे|मैंने|मुझको|నాకు|నేను|నన్ను|నా|எனக்கு|நான்|என்னை|என்|ನನಗೆ|ನಾನು|ನನ್ನ`
)
const namesReader = wholeWord(`${reader}|तू|तुम|तुझे|तेरा|तेरी|तेरे|तुम्हें|నువ్వు|నీకు|నిన్ను|నీ|நீ|உனக்கு|உன்னை|உன்|ನೀನು|ನಿನಗೆ|ನಿನ್ನ`)

/**
 * Somebody who writes of harming themselves is not abusive: the guard screens what harms the reader. They speak of
 * themselves and say nothing to the reader.
 */
export const isCryForHelp = (text: string): boolean =>
  speaksOfSelfHarm(text) && namesWriter.test(text) && !namesReader.test(text)
