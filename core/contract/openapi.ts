import { Predicate, Schema } from "effect"
import { lazy } from "../domain/values/lazy.ts"
import type { Access, BodyKind, Call } from "./call.ts"
import { callSchemas } from "./call-schemas.ts"
import { callSummaries } from "./call-summaries.ts"
import { type CallName, calls } from "./calls.ts"
import { type FailureTag, failureStatus } from "./failures.ts"

/** Version of the contract, not of the program. Raise it with every change of a call. */
const contractVersion = "1.1.0"

type JsonObject = Readonly<Record<string, unknown>>

interface ApiParameter {
  readonly description?: string
  readonly name: string
  readonly in: "query" | "header" | "path"
  readonly required: boolean
  readonly schema: JsonObject
}

const optional = (
  where: "query" | "header",
  name: string,
  description: string,
  schema: JsonObject
): ApiParameter => ({
  name,
  in: where,
  description,
  required: false,
  schema
})

const idempotencyKey = optional("header", "Idempotency-Key", "Makes a repeated request count once.", {
  type: "string",
  minLength: 1,
  maxLength: 255
})

const limitOf = (description: string, rest: JsonObject = {}) =>
  optional("query", "limit", description, { type: "integer", minimum: 1, maximum: 500, ...rest })

const operatorPage = [
  limitOf("Items of a page.", { default: 100 }),
  optional("query", "after", "Where a page begins: `next` of the page before.", { type: "string" })
]

const otherParameters: { readonly [N in CallName]?: ReadonlyArray<ApiParameter> } = {
  login: [
    optional("query", "returnTo", "Own path to go to after signing in.", { type: "string" }),
    optional("query", "new", "Leads to signing up.", { type: "string" }),
    optional("query", "issuer", "Leads to the identity provider where there are passwords, too.", {
      type: "string"
    })
  ],
  listFeedback: [
    limitOf("Items of a page. The whole list is sent without `limit` and `after`."),
    optional("query", "after", "Where a page begins: see the `Link` header of the page before.", {
      type: "string"
    })
  ],
  feedbackSummary: [
    optional("query", "question", "Wording of a question: only the notes that answer it.", { type: "string" })
  ],
  readAdminLog: [
    optional("query", "page", "Pages of 50 entries, counted from 1.", {
      type: "integer",
      minimum: 1,
      maximum: 9999
    })
  ],
  listReports: operatorPage,
  listShownNotes: operatorPage,
  submitFeedback: [idempotencyKey],
  reportPage: [idempotencyKey]
}

const pathParameters = (path: string): ReadonlyArray<ApiParameter> =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => ({
    name,
    in: "path" as const,
    required: true,
    schema: { type: "string" }
  }))

const fileSchema: JsonObject = { type: "string", contentMediaType: "application/octet-stream" }

const schemaOf = (schema: Schema.Codec<unknown, unknown>): JsonObject =>
  Schema.toJsonSchemaDocument(schema).schema

/** A file's parts would describe how Effect encodes it, not how a form sends it. */
const withFile = (schema: JsonObject, fileField: string | undefined): JsonObject => {
  if (fileField === undefined || !Predicate.isObject(schema.properties)) return schema
  return { ...schema, properties: { ...schema.properties, [fileField]: fileSchema } }
}

const mediaTypes: Readonly<Record<Exclude<BodyKind, "none">, string>> = {
  json: "application/json",
  multipart: "multipart/form-data",
  form: "application/x-www-form-urlencoded"
}

const contentOf = (type: string, schema: JsonObject): JsonObject => ({ content: { [type]: { schema } } })

const requestBodyOf = (name: CallName, { body, fileField }: Call): JsonObject => {
  const schema = callSchemas[name].body
  if (body === "none" || schema === null) return {}
  const content = contentOf(mediaTypes[body], withFile(schemaOf(schema), fileField))
  return { requestBody: { required: true, ...content } }
}

const downloadTypes: { readonly [N in CallName]?: string } = {
  exportAccount: "application/zip",
  downloadBackup: "application/octet-stream"
}

const successContent = (name: CallName): JsonObject => {
  const { response } = callSchemas[name]
  if (response !== null) return contentOf("application/json", schemaOf(response))
  const type = downloadTypes[name]
  return type === undefined ? {} : contentOf(type, {})
}

const successTexts: Readonly<Record<Call["success"], string>> = {
  200: "Done.",
  201: "Created.",
  202: "Accepted: it is finished later, or after another step.",
  204: "Done; there is nothing to say.",
  302: "A redirect.",
  303: "A redirect."
}

const successResponses = (name: CallName, { success, later }: Call): JsonObject => {
  const content = successContent(name)
  const statuses = later === undefined ? [success] : [success, later]
  return Object.fromEntries(
    statuses.map((status) => [String(status), { description: successTexts[status], ...content }])
  )
}

const errorTexts: { readonly [status: number]: string } = {
  400: "The request is malformed.",
  401: "Nobody is signed in, or the credentials are wrong.",
  403: "Not allowed, or sent from a foreign origin.",
  404: "There is no such thing.",
  409: "It conflicts with the current state.",
  410: "The link or secret was used or has expired.",
  413: "The body is too large.",
  415: "The content type is wrong.",
  429: "Too many requests: see `Retry-After`.",
  503: "The store cannot be reached: see `Retry-After`."
}

const hasSession = (access: Access): boolean => access !== "visitor" && access !== "anyone"

const errorStatusesOf = ({ method, access, body, failures }: Call): ReadonlyArray<number> => [
  ...(body === "none" ? [] : [400, 413, 415]),
  ...(hasSession(access) ? [401] : []),
  ...(method === "GET" && access !== "operator" ? [] : [403]),
  429,
  503,
  ...failures.map((tag: FailureTag) => failureStatus[tag])
]

/** A form shows the page again. */
const errorResponse = (body: BodyKind, status: number): JsonObject =>
  body === "form"
    ? { description: errorTexts[status], ...contentOf("text/html", { type: "string" }) }
    : { $ref: `#/components/responses/${status}` }

const errorResponses = (call: Call): JsonObject =>
  Object.fromEntries(
    [...new Set(errorStatusesOf(call))]
      .toSorted((one, other) => one - other)
      .map((status) => [String(status), errorResponse(call.body, status)])
  )

const securityOf: Readonly<Record<Access, ReadonlyArray<JsonObject>>> = {
  visitor: [],
  anyone: [],
  owner: [{ ownerSession: [] }],
  admin: [{ adminSession: [] }],
  operator: [{ adminSession: ["operator"] }]
}

const operationOf = (name: CallName): JsonObject => {
  const call: Call = calls[name]
  const parameters = [...pathParameters(call.path), ...(otherParameters[name] ?? [])]
  return {
    operationId: name,
    summary: callSummaries[name],
    security: securityOf[call.access],
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(name, call),
    responses: { ...successResponses(name, call), ...errorResponses(call) }
  }
}

const pathsOf = (names: ReadonlyArray<CallName>): JsonObject => {
  const groups = Map.groupBy(names, (name) => calls[name].path)
  return Object.fromEntries(
    Array.from(groups, ([path, group]) => [
      path,
      Object.fromEntries(group.map((name) => [calls[name].method.toLowerCase(), operationOf(name)]))
    ])
  )
}

const cookie = (name: string, description: string): JsonObject => ({
  type: "apiKey",
  in: "cookie",
  name,
  description
})

const errorSchema: JsonObject = {
  type: "object",
  properties: { message: { type: "string" } },
  required: ["message"]
}

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name)

/** Lazy, because describing the Schemas of all calls takes a sixth of the start-up time. */
export const openApiDocument: () => JsonObject = lazy(() => ({
  openapi: "3.1.1",
  info: {
    title: "HonestHive",
    version: contractVersion,
    description:
      "Writes with a session must name the server's address in `Origin`. Any may name its account in `Page-Account`: 401 if another is signed in. " +
      "Errors are JSON with a message for people, or pages after a form; visitors' calls ignore cookies.",
    license: { name: "AGPL-3.0-or-later", identifier: "AGPL-3.0-or-later" }
  },
  paths: pathsOf(Object.keys(calls).filter(isCallName)),
  components: {
    securitySchemes: {
      ownerSession: cookie("__Host-honesthive", "Set by signing in; `honesthive` on plain http."),
      adminSession: cookie(
        "__Host-honesthive-admin",
        "Set by an admin's login; `honesthive-admin` on plain http."
      )
    },
    schemas: { Error: errorSchema },
    responses: Object.fromEntries(
      Object.entries(errorTexts).map(([status, description]) => [
        status,
        { description, ...contentOf("application/json", { $ref: "#/components/schemas/Error" }) }
      ])
    )
  }
}))
