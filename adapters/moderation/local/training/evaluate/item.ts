import { Result, Schema, SchemaIssue } from "effect"
import { categories } from "#core/domain/categories/category.ts"
import { sentimentClasses, sentimentOf } from "../../engine/model/sentiment-classes.ts"

export const itemLabels = ["ok", "toxic"] as const

const optionalOrNull = <S extends Schema.Top>(schema: S) => Schema.optional(Schema.NullOr(schema))

const Line = Schema.Struct({
  id: optionalOrNull(Schema.Union([Schema.String, Schema.Finite])),
  text: Schema.String,
  lang: optionalOrNull(Schema.String),
  script: optionalOrNull(Schema.String),
  label: optionalOrNull(Schema.Literals(itemLabels)),
  category: optionalOrNull(Schema.Literals(categories)),
  sentiment: optionalOrNull(Schema.Literals(sentimentClasses)),
  kind: Schema.Unknown.pipe(Schema.optional),
  tier: Schema.Unknown.pipe(Schema.optional),
  disguised: Schema.Unknown.pipe(Schema.optional)
})

const expectedValues: Readonly<Record<string, string>> = {
  id: "a string or a number",
  text: "a string",
  lang: "a string",
  script: "a string",
  label: itemLabels.join(" or "),
  category: `one of ${categories.join(", ")}`,
  sentiment: `one of ${sentimentClasses.join(", ")}`
}

const format = SchemaIssue.makeFormatterStandardSchemaV1()

const itemProblemOf = ({ issue }: Schema.SchemaError): string => {
  const field = String(format(issue).issues[0]?.path?.[0] ?? "")
  return field in expectedValues
    ? `"${field}" must be ${expectedValues[field]}`
    : "the line must be one JSON object"
}

const wordOr = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined

const itemOf = (line: typeof Line.Type, place: string) => ({
  id: line.id ?? place,
  text: line.text,
  language: wordOr(line.lang) ?? "unknown",
  script: wordOr(line.script),
  tier: wordOr(line.tier),
  kind: wordOr(line.kind),
  isDisguised: line.disguised === true,
  label: line.label ?? undefined,
  category: line.category ?? undefined,
  sentiment: line.sentiment ? sentimentOf(line.sentiment) : undefined
})

export type LabelledText = ReturnType<typeof itemOf>

const decodeLine = Schema.decodeUnknownResult(Line)

const parseJsonLine = (line: string): Result.Result<unknown, string> =>
  Result.try({ try: (): unknown => JSON.parse(line), catch: () => "the line is not JSON" })

export const readItem = (line: string, place: string): Result.Result<LabelledText, string> =>
  Result.flatMap(parseJsonLine(line), (value) =>
    Result.mapBoth(decodeLine(value), { onSuccess: (read) => itemOf(read, place), onFailure: itemProblemOf })
  )
