import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { type CallName, calls } from "#core/contract/calls.ts"
import { openApiDocument } from "#core/contract/openapi.ts"
import { makeOperator } from "./support/admins.ts"
import { makeHive } from "./support/sample-hives.ts"
import { startServer } from "./support/test-server.ts"
import { callNames, validRequest } from "./support/valid-requests.ts"

const Parameter = Schema.Struct({ name: Schema.String, in: Schema.String })
const Operation = Schema.Struct({
  parameters: Schema.optionalKey(Schema.Array(Parameter)),
  responses: Schema.Record(Schema.String, Schema.Unknown)
})
const Response = Schema.Struct({ content: Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown)) })
const Description = Schema.Struct({
  paths: Schema.Record(Schema.String, Schema.Record(Schema.String, Operation)),
  components: Schema.Struct({ responses: Schema.Record(Schema.String, Response) })
})

const { paths, components } = Schema.decodeUnknownSync(Description)(openApiDocument())

const operationOf = (name: CallName): typeof Operation.Type =>
  paths[calls[name].path]?.[calls[name].method.toLowerCase()] ?? { responses: {} }

const describedNames = (name: CallName, where: "query" | "header") =>
  (operationOf(name).parameters ?? []).filter((each) => each.in === where).map((each) => each.name)

const startAs = async (name: CallName) => {
  const server = startServer()
  const hive = await makeHive(server, "asha@example.com", "asha-rao")
  const [path, init] = validRequest(name, hive, `${hive.cookie}; ${await makeOperator(server)}`)
  const send = async (query: string, headers: Record<string, string> = {}) => {
    const all = { ...Object.fromEntries(new Headers(init.headers)), ...headers }
    return server.fetch(`${path}${query}`, { ...init, headers: all })
  }
  const statusOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).status
  return { send, statusOf }
}

const describedTypes = (name: CallName, status: number): ReadonlyArray<string> => {
  const described = operationOf(name).responses[status]
  const { content = {} } = Schema.is(Schema.Struct({ $ref: Schema.String }))(described)
    ? (components.responses[status] ?? {})
    : Schema.decodeUnknownSync(Response)(described)
  return Object.keys(content)
}

const queries = { limit: "limit=0", after: "after=x", page: "page=0", question: "question&question" }

const readingCalls = callNames.filter(
  (name) => calls[name].method === "GET" && ["owner", "admin", "operator"].includes(calls[name].access)
)

describe("the description", () => {
  test.each(readingCalls)(
    "lists the parameters that %s reads, and that it refuses bad ones",
    async (name) => {
      const { statusOf } = await startAs(name)
      const refused: Array<string> = []
      for (const [parameter, query] of Object.entries(queries))
        if ((await statusOf(`?${query}`)) === 400) refused.push(parameter)
      expect(describedNames(name, "query").toSorted()).toEqual(refused.toSorted())
      expect("400" in operationOf(name).responses).toBe(refused.length > 0)
    }
  )

  test.each(callNames)("says the type of what %s answers, also to another site", async (name) => {
    for (const headers of [{}, { "sec-fetch-site": "cross-site" }]) {
      const { send } = await startAs(name)
      const { status, headers: answered } = await send("", headers)
      const [type] = answered.get("content-type")?.split(";") ?? []
      expect(describedTypes(name, status)).toEqual(type === undefined ? [] : [type])
    }
  })

  const visitorsCalls = callNames.filter(
    (name) => calls[name].access === "visitor" && calls[name].body === "json"
  )

  test.each(visitorsCalls)("lists Idempotency-Key if %s reads it", async (name) => {
    const { statusOf } = await startAs(name)
    const isRead = (await statusOf("", { "idempotency-key": "x".repeat(256) })) === 400
    expect(describedNames(name, "header")).toEqual(isRead ? ["Idempotency-Key"] : [])
  })
})
