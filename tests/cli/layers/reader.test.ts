import { Redacted } from "effect"
import { expect, test } from "vitest"
import { readerOf } from "#cli/layers/reader.ts"

const openai = (baseUrl: string) =>
  readerOf({ by: "openai", apiKey: Redacted.make("sk-1"), baseUrl, model: "gpt" })

test("[anon A25] visitors are told by name who reads texts besides this server", () => {
  expect(readerOf({ by: "local" })).toBeNull()
  expect(readerOf({ by: "comprehend", region: "us-east-1", endpoint: undefined })).toBe("Amazon Comprehend")
  expect(openai("https://api.openai.com/v1")).toBe("OpenAI")
  expect(openai("https://llm.example:8443/v1")).toBe("the service at llm.example:8443")
})
