import { Schema } from "effect"
import { type Limit, type RemoteFinding, Score, weighScores } from "../remote/remote-finding.ts"
import type { JudgingService } from "../remote/remote-moderator.ts"
import type { OpenaiClient } from "./openai-client.ts"

const moderationModel = "omni-moderation-latest"

/**
 * Maps OpenAI's categories to our labels, with their limits. People who speak of harming themselves aren't abusive,
 * so only instructions count; violence is often an idiom, so its limit is high.
 */
const moderationLimits: Readonly<Record<string, Limit>> = {
  harassment: { label: "harassment", refusesFrom: 0.6 },
  "harassment/threatening": { label: "threat", refusesFrom: 0.4 },
  hate: { label: "hate", refusesFrom: 0.5 },
  "hate/threatening": { label: "hate", refusesFrom: 0.3 },
  "illicit/violent": { label: "threat", refusesFrom: 0.7 },
  "self-harm/instructions": { label: "self-harm-incitement", refusesFrom: 0.4 },
  sexual: { label: "sexual", refusesFrom: 0.5 },
  "sexual/minors": { label: "sexual", refusesFrom: 0.2 },
  violence: { label: "threat", refusesFrom: 0.8 },
  "violence/graphic": { label: "threat", refusesFrom: 0.8 }
}

const RequiredScores = Schema.StructWithRest(
  Schema.Struct({
    harassment: Score,
    "harassment/threatening": Score,
    hate: Score,
    "hate/threatening": Score,
    "self-harm/instructions": Score,
    sexual: Score,
    violence: Score
  }),
  [Schema.Record(Schema.String, Score)]
)

const Moderated = Schema.Struct({
  model: Schema.String.check(Schema.isPattern(/^[\w.:/-]{1,64}$/)),
  results: Schema.Tuple([Schema.Struct({ category_scores: RequiredScores })])
})

const decodeModerated = Schema.decodeUnknownSync(Moderated)

/** Sends OpenAI's moderation endpoint the text and the model's name only. */
export const openaiGuard = (client: () => Promise<OpenaiClient>): JudgingService => ({
  name: "openai",
  judges: () => true,
  judge: async (text, signal): Promise<RemoteFinding> => {
    const { moderations } = await client()
    const { model, results } = decodeModerated(
      await moderations.create({ model: moderationModel, input: text }, { signal })
    )
    return weighScores(Object.entries(results[0].category_scores), moderationLimits, model)
  }
})
