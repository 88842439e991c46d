import { Effect, Schema } from "effect"
import type { AnswerOf } from "#core/contract/call.ts"
import { type CallName, calls } from "#core/contract/calls.ts"
import { type Answer, emptyAnswer, jsonAnswer } from "../answers/answers.ts"
import { type Calls, schemas } from "./call-schema.ts"

/** Answers a call with its success status, and with exactly the fields of its Schema. */
export const answering = <N extends CallName>(
  name: N
): ((answer: AnswerOf<Calls[N]>, headers?: Answer["headers"]) => Effect.Effect<Answer>) => {
  const schema = schemas[name].answer
  if (schema === null) return () => Effect.succeed(emptyAnswer(204))
  const encode = Schema.encodeEffect(schema)
  return (answer, headers) =>
    encode(answer).pipe(
      Effect.map((body) => jsonAnswer(calls[name].success, body, headers)),
      Effect.orDie
    )
}
