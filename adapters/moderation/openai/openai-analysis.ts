import { Effect } from "effect"
import type { Analysis } from "#core/domain/insight/insight.ts"
import type { Channel } from "../remote/channel.ts"
import type { LocalModeration } from "../remote/local-moderation.ts"
import { checkedAnalysis, requestAnalysis } from "./analyse-text.ts"
import type { OpenaiClient } from "./openai-client.ts"

interface Wiring {
  readonly client: () => Promise<OpenaiClient>
  readonly model: string
  readonly channel: Channel
  readonly local: LocalModeration
}

/** Asks the chat model about one text at a time. On any failure the local analysis stands, so no item waits. */
export const openaiAnalysis =
  ({ client, model, channel, local }: Wiring) =>
  (text: string): Effect.Effect<Analysis> =>
    channel
      .call((signal) => requestAnalysis(client, model, { feedback: text }, signal))
      .pipe(
        Effect.map((found) =>
          found === undefined ? local.analyse(text) : checkedAnalysis(found, text, local)
        ),
        Effect.orElseSucceed(() => local.analyse(text))
      )
