import { readIndicWord } from "./indic-letters.ts"
import { commonRules, type SpellingRule, spellerOf } from "./spelling-rules.ts"

const tamilStart = 0x0b80

/** Tamil writes voiced and unvoiced stops alike: which is spoken depends on its neighbours. */
const voicingRules: ReadonlyArray<SpellingRule> = [
  ["Hp", "Q"],
  ["VV", "tr"],
  ["nV", "ndr"],
  ["V", "r"],
  ["tc", "kR"],
  ["(?<=F)c", "j"],
  ["^c|(?<=[rlyZLm]|@)c(?=@)", "s"],
  ["cc", "c"],
  ["(?<=[frlyLZ]|@)k(?=@)", "g"],
  ["(?<=N|@)t(?=@)", "d"],
  ["(?<=n)w(?=.)", "x"],
  ["ww|w", "W"],
  ["(?<=[mn]|@)p(?=@)", "b"]
]

/** Names from Sanskrit keep its sounds and clusters, for which Tamil has no letters of its own. */
const borrowedNameRules: ReadonlyArray<SpellingRule> = [
  ["(?<!^i)nxir(?=@)", "nxr"],
  ["^pir(?=@)", "pr"],
  ["[kg]iru(?=R)", "kri"],
  ["ləkRumi", "ləkRmi"],
  ["^suppirəməN", "subrəməN"],
  ["iyə(?=n$|pp)", "iə"],
  ["nxi$", "nWi"],
  ["(?<=^se|^sə(?=nx(?:o|An)))nx", "nW"],
  ["^sənxiyA", "sənXyA"],
  ["(?<=^Anə|vi)nW$", "nx"],
  ["celv", "selv"],
  ["sAmi$", "sAmy"],
  ["^pəZəni", "pələni"],
  ["^məg(?=[Ae])", "məh"],
  ["^agil", "akil"],
  ["bAgər", "bAkər"],
  ["bəWi$", "pəWi"],
  ["segər", "sekər"],
  ["gumAr", "kumAr"],
  ["gAnW$", "kAnW"],
  ["(?<=^lo|^mu)g(?=e)", "k"],
  ["^(asog|AsOg)", "asok"],
  ["vefgə[dt]", "venkət"],
  ["^nədərAj", "nətərAj"],
  ["^jeyə", "jəyə"],
  ["^səfgər", "Səfkər"],
  ["^səNmugəm", "SəNmugəm"],
  ["^sənxr", "cənxr"],
  ["^prəsAW$", "prəsAx"],
  ["^pAl(?=ə|[uA]$)", "bAl"],
  ["^pərəW$", "bərəW"],
  ["^pAbu", "bAbu"],
  ["^pArəWi", "bArəWi"],
  ["^pAskər", "bAskər"],
  ["^pAnu", "bAnu"],
  ["^kob", "gop"],
  ["^k(?=əNe|IWA|ovi|omə|AyəW|O)", "g"],
  ["^WIb", "xIp"],
  ["^rUb", "rUp"],
  ["^Wevəgi", "xevəki"],
  ["(?<=^(?:srI)?)W(?=evi|evA|eve|evən|ineR|ivyA|urgA)", "x"],
  ["^ir(?=A.|əvi)", "r"],
  ["^srIWər", "srIXər"],
  ["^WənuR", "XənuR"]
]

const spellTamil = spellerOf([
  ...voicingRules,
  ...borrowedNameRules,
  ["gO", "goʋ"],
  ["O", "ou"],
  ["^I(?=sv)", "e"],
  ...commonRules
])

export const transliterateTamil = (word: string): string => spellTamil(readIndicWord(word, tamilStart))
