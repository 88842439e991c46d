import { Validator } from "@seriousme/openapi-schema-validator"
import { describe, expect, test } from "vitest"
import { calls } from "#core/contract/calls.ts"
import { openApiDocument } from "#core/contract/openapi.ts"
import { apiPage } from "../../support/api-page.ts"

describe("the API's description", () => {
  test("is valid OpenAPI 3.1", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(openApiDocument()))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  test("is refused by the validator when a response has no description", async () => {
    const broken = { ...openApiDocument(), components: { responses: { 400: {} } } }
    expect((await new Validator().validate(structuredClone(broken))).valid).toBe(false)
  })

  test.each(Object.entries(calls))("names %s with its method, path and success", (name, call) => {
    expect(openApiDocument()).toHaveProperty(
      ["paths", call.path, call.method.toLowerCase()],
      expect.objectContaining({
        operationId: name,
        responses: expect.objectContaining({ [call.success]: expect.anything() })
      })
    )
  })

  test("is what docs/api.md says", async () => {
    await expect(apiPage(openApiDocument())).toMatchFileSnapshot("../../../docs/api.md")
  })
})
