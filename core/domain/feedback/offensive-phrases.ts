/**
 * Phrases that make the form ask for respect (spec section 5). The list contains abusive words because the rule needs
 * them. The moderation guard knows far more; this list only makes people think twice.
 */
const offensivePhrases = [
  "fuck",
  "fucks",
  "fucked",
  "fucker",
  "fuckers",
  "fucking",
  "motherfucker",
  "motherfucking",
  "shit",
  "shits",
  "shitty",
  "bullshit",
  "asshole",
  "assholes",
  "arsehole",
  "bastard",
  "bastards",
  "bitch",
  "bitches",
  "cunt",
  "cunts",
  "dick",
  "dickhead",
  "prick",
  "whore",
  "slut",
  "wanker",
  "twat",
  "douchebag",
  "piss off",
  "screw you",
  "damn you",
  "go to hell",
  "idiot",
  "idiots",
  "idiotic",
  "moron",
  "morons",
  "moronic",
  "imbecile",
  "retard",
  "retarded",
  "stupid",
  "dumb",
  "dumbass",
  "jackass",
  "scum",
  "scumbag",
  "loser",
  "losers",
  "worthless",
  "pathetic",
  "useless",
  "garbage human",
  "waste of space",
  "waste of oxygen",
  "shut up",
  "i hate(?! myself| my life)",
  "hate you",
  "hates you",
  "i despise you",
  "kill yourself",
  "kys",
  "go die",
  "drop dead",
  "hope you die",
  "wish you were dead",
  "wish you would die",
  "you should die",
  "you deserve to die",
  "die in a fire",
  "kill you",
  "end your life",
  "you are better off dead",
  "you would be better off dead"
] as const

const escapedPhrases = offensivePhrases.map((phrase) => phrase.replace(/ /g, "\\s+"))
const phraseSource = `(?<![\\p{L}\\p{N}])(?:${escapedPhrases.join("|")})(?![\\p{L}\\p{N}])`
const phrasePattern = new RegExp(phraseSource, "iu")
const globalPhrasePattern = new RegExp(phraseSource, "giu")

export const hasOffensivePhrase = (text: string): boolean => phrasePattern.test(text.normalize("NFKC"))

/** Positions of the phrases in a text in NFKC form; `end` is exclusive. */
export const findOffensivePhrases = (
  text: string
): ReadonlyArray<{ readonly start: number; readonly end: number }> =>
  phrasePattern.test(text)
    ? Array.from(text.matchAll(globalPhrasePattern), ({ index, 0: phrase }) => ({
        start: index,
        end: index + phrase.length
      }))
    : []
