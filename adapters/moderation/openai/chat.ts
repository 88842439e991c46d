import { Schema } from "effect"
import { ServiceFailure } from "../remote/service-failure.ts"
import type { OpenaiClient } from "./openai-client.ts"

interface ChatQuestion<A> {
  readonly name: string
  readonly instructions: string
  readonly schema: Record<string, unknown>
  readonly answer: Schema.Codec<A, unknown>
}

const maxCompletionTokens = 2_000

const Completion = Schema.Struct({
  choices: Schema.NonEmptyArray(
    Schema.Struct({
      finish_reason: Schema.String,
      message: Schema.Struct({
        content: Schema.NullOr(Schema.String),
        refusal: Schema.optionalKey(Schema.NullishOr(Schema.String))
      })
    })
  )
})

const decodeCompletion = Schema.decodeUnknownSync(Completion)

/**
 * Asks the chat model about strangers' text, passed as one JSON string in the user's turn, so that it is data, never
 * instructions. Undefined if the model refused the text or was cut off: that says nothing of the service. Fails if the
 * response is of another shape.
 */
export const makeChatRequest =
  <A>({ name, instructions, schema, answer }: ChatQuestion<A>) =>
  async (
    client: () => Promise<OpenaiClient>,
    model: string,
    data: Schema.Json,
    signal: AbortSignal
  ): Promise<A | undefined> => {
    const { chat } = await client()
    const completion = await chat.completions.create(
      {
        model,
        messages: [
          { role: "system", content: instructions },
          { role: "user", content: JSON.stringify(data) }
        ],
        response_format: { type: "json_schema", json_schema: { name, strict: true, schema } },
        max_completion_tokens: maxCompletionTokens,
        store: false
      },
      { signal }
    )
    const [{ finish_reason, message }] = decodeCompletion(completion).choices
    if (finish_reason !== "stop" || message.content === null || (message.refusal ?? "") !== "")
      return undefined
    const found = Schema.decodeOption(Schema.fromJsonString(answer))(message.content)
    if (found._tag === "None") throw new ServiceFailure({ kind: "unreadable" })
    return found.value
  }
