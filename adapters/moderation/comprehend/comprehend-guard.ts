import { Schema } from "effect"
import type { LocalModeration } from "../remote/local-moderation.ts"
import { type Limit, Score, weighScores } from "../remote/remote-finding.ts"
import type { JudgingService } from "../remote/remote-moderator.ts"
import type { CallComprehend } from "./comprehend-client.ts"
import { segmentsOf } from "./segments.ts"

/** Version of our limits, since Comprehend doesn't name the version of its model. */
const comprehendLimitsVersion = "toxicity-1"

const toxicityLimits: Readonly<Record<string, Limit>> = {
  GRAPHIC: { label: "threat", refusesFrom: 0.8 },
  HARASSMENT_OR_ABUSE: { label: "harassment", refusesFrom: 0.6 },
  HATE_SPEECH: { label: "hate", refusesFrom: 0.5 },
  INSULT: { label: "insult", refusesFrom: 0.6 },
  PROFANITY: { label: "profanity", refusesFrom: 0.6 },
  SEXUAL: { label: "sexual", refusesFrom: 0.5 },
  VIOLENCE_OR_THREAT: { label: "threat", refusesFrom: 0.6 }
}

const Toxicity = Schema.Struct({
  ResultList: Schema.NonEmptyArray(
    Schema.Struct({ Labels: Schema.NonEmptyArray(Schema.Struct({ Name: Schema.String, Score })) })
  )
})

const decodeToxicity = Schema.decodeUnknownSync(Toxicity)

export const comprehendGuard = (ask: CallComprehend, local: LocalModeration): JudgingService => ({
  name: "comprehend",
  judges: local.isEnglish,
  judge: async (text, abortSignal) => {
    const TextSegments = segmentsOf(text).map((Text) => ({ Text }))
    const answer = await ask(({ sdk, client }) =>
      client.send(new sdk.DetectToxicContentCommand({ TextSegments, LanguageCode: "en" }), { abortSignal })
    )
    const { ResultList } = decodeToxicity(answer)
    if (ResultList.length !== TextSegments.length) throw new Error("a part of the text was not judged")
    const scores = ResultList.flatMap(({ Labels }) => Labels.map(({ Name, Score }) => [Name, Score] as const))
    return weighScores(scores, toxicityLimits, comprehendLimitsVersion)
  }
})
