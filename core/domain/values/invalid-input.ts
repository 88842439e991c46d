import { Schema } from "effect"

export class InvalidInput extends Schema.TaggedError<InvalidInput>()("InvalidInput", {
  text: Schema.String
}) {
  override get message() {
    return this.text
  }
}

export const invalidInput = (text: string) => new InvalidInput({ text })
