import type { Language } from "../model/script.ts"
import type { ConceptTerms } from "./concepts.ts"
import { englishConcepts } from "./en.ts"
import { hindiConcepts } from "./hi.ts"
import { kannadaConcepts } from "./kn.ts"
import { tamilConcepts } from "./ta.ts"
import { teluguConcepts } from "./te.ts"

/** As people wrote them. The guard reads `lexicons.gen.json`, in which the training script spells them out. */
export const lexicons: Readonly<Record<Language, ConceptTerms>> = {
  en: englishConcepts,
  hi: hindiConcepts,
  te: teluguConcepts,
  ta: tamilConcepts,
  kn: kannadaConcepts
}
