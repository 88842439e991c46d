import { Schema } from "effect"

const Fields = Schema.Record(Schema.String, Schema.Unknown)
const Content = Schema.Record(Schema.String, Schema.Struct({ schema: Fields }))

const Operation = Schema.Struct({
  operationId: Schema.String,
  summary: Schema.String,
  security: Schema.Array(Schema.Record(Schema.String, Schema.Unknown)),
  parameters: Schema.optionalKey(Schema.Array(Schema.Struct({ name: Schema.String, in: Schema.String }))),
  requestBody: Schema.optionalKey(Schema.Struct({ content: Content })),
  responses: Schema.Record(Schema.String, Schema.Struct({ content: Schema.optionalKey(Content) }))
})
type Operation = typeof Operation.Type

const Document = Schema.Struct({
  info: Schema.Struct({ version: Schema.String, description: Schema.String }),
  paths: Schema.Record(Schema.String, Schema.Record(Schema.String, Operation))
})

const Properties = Schema.Struct({
  properties: Fields,
  required: Schema.optionalKey(Schema.Array(Schema.String))
})
const isWithProperties = Schema.is(Properties)

const fieldsOf = (content: typeof Content.Type | undefined): string => {
  const [media] = Object.values(content ?? {})
  if (!isWithProperties(media?.schema)) return ""
  const { properties, required = [] } = media.schema
  return Object.keys(properties)
    .map((name) => `\`${name}\`${required.includes(name) ? "" : "?"}`)
    .join(", ")
}

const callerOf = ({ security }: Operation): string =>
  security.length === 0
    ? "anybody"
    : security.flatMap(Object.values).flat().includes("operator")
      ? "operator"
      : security.flatMap(Object.keys).includes("adminSession")
        ? "admin"
        : "owner"

const rowOf = (path: string, method: string, operation: Operation): string => {
  const statuses = Object.keys(operation.responses)
  const query = (operation.parameters ?? []).flatMap((each) =>
    each.in === "path" ? [] : [`\`${each.name}\`?`]
  )
  const sent = [fieldsOf(operation.requestBody?.content), ...query].filter(Boolean).join(", ")
  const success = statuses.filter((status) => status < "400").join(", ")
  const errors = statuses.filter((status) => status >= "400").join(", ")
  return `| \`${method.toUpperCase()} ${path}\` | ${operation.summary} | ${callerOf(operation)} | ${sent} | ${success} | ${errors} |`
}

/** The page of the documentation that lists all calls. */
export const apiPage = (document: unknown): string => {
  const { info, paths } = Schema.decodeUnknownSync(Document)(document)
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => rowOf(path, method, operation))
  )
  return `# The API, version ${info.version}

For people who write programs. A server describes its API at \`/api/openapi.json\` (OpenAPI 3.1), with the shape of every body; this
page is generated from the same contract. ${info.description}

| call | what it does | who | sends | success | errors |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}
`
}
