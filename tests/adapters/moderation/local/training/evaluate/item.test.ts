import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { readItem } from "#adapters/moderation/local/training/evaluate/item.ts"

const readLine = (line: string) => Result.getOrElse(readItem(line, "file:7"), (problem) => problem)

describe("a line", () => {
  test("needs nothing but id and text", () => {
    expect(readLine('{"id": 5, "text": "Fine."}')).toMatchObject({
      id: 5,
      text: "Fine.",
      language: "unknown",
      label: undefined,
      category: undefined
    })
  })

  test("without an id is named after its place", () => {
    expect(readLine('{"text": "Fine."}')).toMatchObject({ id: "file:7" })
  })

  test("may say null where nobody said anything, and more than we read", () => {
    const line = '{"id":"a","text":"x","lang":null,"label":null,"category":null,"sentiment":null,"source":{}}'
    expect(readLine(line)).toMatchObject({ id: "a", language: "unknown", sentiment: undefined })
  })

  test("counts mixed sentiment as neutral", () => {
    expect(readLine('{"id":"a","text":"x","sentiment":"mixed"}')).toMatchObject({ sentiment: "neutral" })
  })

  test.each([
    ["", "the line is not JSON"],
    ['{"id":"a"', "the line is not JSON"],
    ["[]", "the line must be one JSON object"],
    ["7", "the line must be one JSON object"],
    ["null", "the line must be one JSON object"],
    ['{"id":"a"}', '"text" must be a string'],
    ['{"id":"a","text":7}', '"text" must be a string'],
    ['{"id":{},"text":"x"}', '"id" must be a string or a number'],
    ['{"id":"a","text":"x","label":"bad"}', '"label" must be ok or toxic'],
    [
      '{"id":"a","text":"x","sentiment":"glad"}',
      '"sentiment" must be one of positive, negative, neutral, mixed'
    ]
  ])("%s is refused", (line, problem) => {
    expect(readLine(line)).toBe(problem)
  })
})
