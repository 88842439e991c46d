import { Schema } from "effect"

/** What was sent breaks a rule; the message says which, in the words of the spec's catalogue where it has some. */
export class InvalidInput extends Schema.TaggedError<InvalidInput>()("InvalidInput", {
  text: Schema.String
}) {
  override get message() {
    return this.text
  }
}

export const invalidInput = (text: string) => new InvalidInput({ text })
