import { readFileSync } from "node:fs"
import { Schema } from "effect"
import { feedbackProblem } from "#core/domain/feedback/feedback-text.ts"

const file = new URL("../../fixtures/moderation/feedback.jsonl", import.meta.url)
const readLine = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ text: Schema.String })))

/** Texts that people might send: five languages, kind and unkind. */
export const feedbackTexts: ReadonlyArray<string> = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => readLine(line).text)
  .filter((text) => feedbackProblem(text) === null)
