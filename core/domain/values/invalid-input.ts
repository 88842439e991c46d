import { Schema } from "effect"

/** Input breaks a rule; the message is the spec's where it has one. */
export class InvalidInput extends Schema.TaggedError<InvalidInput>()("InvalidInput", {
  text: Schema.String
}) {
  override get message() {
    return this.text
  }
}

export const invalidInput = (text: string) => new InvalidInput({ text })
