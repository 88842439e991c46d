import { Schema } from "effect"

export class RequestError extends Schema.TaggedError<RequestError>()("RequestError", {
  status: Schema.Literals([400, 401, 403, 408, 413, 415, 429]),
  text: Schema.String
}) {
  override get message() {
    return this.text
  }
}

export const badRequest = (text: string) => new RequestError({ status: 400, text })
export const contentTooLarge = (text: string) => new RequestError({ status: 413, text })
export const unsupportedMediaType = (text: string) => new RequestError({ status: 415, text })
