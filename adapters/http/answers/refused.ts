import { Schema } from "effect"

export class Refused extends Schema.TaggedError<Refused>()("Refused", {
  status: Schema.Literals([400, 403, 408, 413, 415, 429]),
  text: Schema.String
}) {
  override get message() {
    return this.text
  }
}

export const badRequest = (text: string) => new Refused({ status: 400, text })
export const contentTooLarge = (text: string) => new Refused({ status: 413, text })
export const unsupportedMediaType = (text: string) => new Refused({ status: 415, text })
