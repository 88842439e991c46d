import { Effect } from "effect"
import { type Analyst, AnalystUnavailable, type WrittenItem } from "../../../core/categories/analyst.ts"
import type { Channel } from "../remote/channel.ts"
import type { LocalModeration } from "../remote/local-moderation.ts"
import { askForAnalysis, believed } from "./analyse-text.ts"
import type { OpenaiClient } from "./openai-client.ts"
import { askForOverview, believedOverview } from "./sum-up.ts"

interface Wiring {
  readonly client: () => Promise<OpenaiClient>
  readonly model: string
  readonly channel: Channel
  readonly local: LocalModeration
}

/** Sorts and sums up by the chat model. Whatever goes wrong, the local analysis stands: no item waits for this. */
export const openaiAnalyst = ({ client, model, channel, local }: Wiring): Analyst["Service"] => {
  const overview = (items: ReadonlyArray<WrittenItem>) =>
    channel
      .call((signal) => askForOverview(client, model, items, signal))
      .pipe(
        Effect.map((found) => believedOverview(found, items, local)),
        Effect.mapError((cause) => new AnalystUnavailable({ cause }))
      )
  return {
    analyse: (text) =>
      channel
        .call((signal) => askForAnalysis(client, model, { feedback: text }, signal))
        .pipe(
          Effect.map((found) => believed(found, text, local)),
          Effect.orElseSucceed(() => local.analyse(text))
        ),
    overview: local.overview,
    overviewBy: local.overviewBy,
    overviewService: { name: `openai ${model}`, overview }
  }
}
