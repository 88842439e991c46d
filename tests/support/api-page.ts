type ByName<Value> = Readonly<Record<string, Value>>
type Content = ByName<{
  readonly schema: { readonly properties?: object; readonly required?: ReadonlyArray<string> }
}>

/** Fields of an operation that the page shows. */
interface Operation {
  readonly summary: string
  readonly security: ReadonlyArray<ByName<ReadonlyArray<string>>>
  readonly parameters?: ReadonlyArray<{ readonly name: string; readonly in: string }>
  readonly requestBody?: { readonly content: Content }
  readonly responses: object
}

const fieldsOf = (content: Content = {}): string => {
  const { properties = {}, required = [] } = Object.values(content)[0]?.schema ?? {}
  return Object.keys(properties)
    .map((name) => `\`${name}\`${required.includes(name) ? "" : "?"}`)
    .join(", ")
}

const callers = ["anybody", "owner", "admin", "operator"] as const
type Caller = (typeof callers)[number]

const callerOf = ({ security }: Operation): Caller =>
  security.length === 0
    ? "anybody"
    : security.flatMap(Object.values).flat().includes("operator")
      ? "operator"
      : security.flatMap(Object.keys).includes("adminSession")
        ? "admin"
        : "owner"

interface ListedCall {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

/** Errors that the page's introduction promises for every call of this sort. */
const usualErrors = ({ method, operation }: ListedCall): ReadonlyArray<string> => [
  ...(operation.requestBody === undefined ? [] : ["400", "413", "415"]),
  ...(callerOf(operation) === "anybody" ? [] : ["401"]),
  ...(method === "get" && callerOf(operation) !== "operator" ? [] : ["403"]),
  "429",
  "503"
]

const rowOf = (call: ListedCall): string => {
  const { method, path, operation } = call
  const statuses = Object.keys(operation.responses)
  const usual = usualErrors(call)
  const missing = usual.filter((status) => !statuses.includes(status))
  if (missing.length > 0) throw new Error(`${method} ${path} has no ${missing.join(", ")}`)
  const query = (operation.parameters ?? []).flatMap((each) =>
    each.in === "path" ? [] : [`\`${each.name}\`?`]
  )
  const sent = [fieldsOf(operation.requestBody?.content), ...query].filter(Boolean).join(", ")
  const successes = statuses.filter((status) => status < "400")
  const errors = statuses.filter((status) => status >= "400" && !usual.includes(status))
  const unusual = [...(successes.join() === "200" ? [] : successes), ...errors].join(", ")
  return `| \`${method.toUpperCase()} ${path}\` | ${operation.summary} | ${sent} | ${unusual} |`
}

const headings: Readonly<Record<Caller, string>> = {
  anybody: "For anybody",
  owner: "For a signed-in owner",
  admin: "For a signed-in admin",
  operator: "For an admin with the role operator"
}

interface ApiDocument {
  readonly info: { readonly version: string; readonly description: string }
  readonly paths: ByName<ByName<Operation>>
}

export const apiPage = (document: unknown): string => {
  const { info, paths }: ApiDocument = JSON.parse(JSON.stringify(document))
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): ListedCall => ({ method, path, operation }))
  )
  const sectionOf = (caller: Caller) => `## ${headings[caller]}

| call | what it does | sends | statuses |
| --- | --- | --- | --- |
${calls
  .filter(({ operation }) => callerOf(operation) === caller)
  .map(rowOf)
  .join("\n")}
`
  return `# The API, version ${info.version}

For programmers. From the same contract a server describes its API at \`/api/openapi.json\` (OpenAPI 3.1), with every body's
shape. ${info.description}

Any call may fail with 429 or 503; one with a body with 400, 413 or 415; one that changes something, or is an operator's, with 403; one
that needs a session with 401. The tables name further errors, and success where it isn't 200. \`?\`: optional.

${callers.map(sectionOf).join("\n")}`
}
