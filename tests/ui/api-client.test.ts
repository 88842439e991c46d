import { afterEach, expect, test, vi } from "vitest"
import { calls } from "#core/contract/calls.ts"
import { ApiError, isUnauthorized, pathOf, request } from "#ui/api/api-client.ts"
import { formDataOf } from "#ui/api/form-data-of.ts"

const stubFetch = (status: number, body: string, statusText = ""): ReturnType<typeof vi.fn> => {
  const fetchStub = vi.fn(async () => new Response(status === 204 ? null : body, { status, statusText }))
  vi.stubGlobal("fetch", fetchStub)
  return fetchStub
}

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error("expected an ApiError")
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each<readonly [number, string, string, string | null]>([
  [409, '{"message":"This link is already taken."}', "Conflict", "This link is already taken."],
  [503, "", "Service Unavailable", null],
  [502, "<html>Bad gateway</html>", "Bad Gateway", null],
  ...["null", '"no"', '{"message":1}'].map((body) => [500, body, "", null] as const)
])(
  "[spec 8 1] an error's message is the status %i, a colon and the body %j, or else %s",
  async (status, body, statusText, userMessage) => {
    stubFetch(status, body, statusText)
    const error = await failureOf(request(calls.stats, {}))
    expect(error).toMatchObject({
      status,
      message: `${status}: ${body === "" ? statusText : body}`,
      userMessage
    })
  }
)

test.each([
  [401, '{"message":"Unauthorized"}', "", true],
  [401, "", "Unauthorized", true],
  [403, '{"message":"Unauthorized"}', "", false]
])(
  "[spec 8 1] that a session is lost is read from %i %j %j: %j",
  async (status, body, statusText, isLost) => {
    stubFetch(status, body, statusText)
    expect(isUnauthorized(await failureOf(request(calls.stats, {})))).toBe(isLost)
  }
)

test("[spec 7 1] a call without a payload sends credentials, but no body and no content type", async () => {
  const fetchStub = stubFetch(200, "[]")
  await request(calls.listFeedback, {})
  expect(fetchStub).toHaveBeenCalledWith("/api/user/feedback", {
    method: "GET",
    credentials: "include",
    signal: null,
    headers: {}
  })
})

test("a visitor's call that nobody answers fails after a minute; an owner's may take longer", async () => {
  const silence = new AbortController()
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(silence.signal)
  const fetchStub = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)))
  )
  vi.stubGlobal("fetch", fetchStub)
  void request(calls.listFeedback, {})
  expect(timeout).not.toHaveBeenCalled()
  const sent = request(calls.submitFeedback, { params: { link: "asha" }, body: { content: "Hi" } })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000)
  silence.abort(new Error("too late"))
  await expect(sent).rejects.toThrow("too late")
})

test("[anon A23] a visitor's call carries no credentials", async () => {
  const fetchStub = stubFetch(200, "{}")
  const params = { link: "asha" }
  await request(calls.publicProfile, { params })
  await request(calls.publicBadges, { params })
  await request(calls.submitFeedback, { params, body: { content: "Hi" } })
  const credentials = fetchStub.mock.calls.map(([, init]) => init.credentials)
  expect(credentials).toEqual(["omit", "omit", "omit"])
})

test.each([
  ["submitFeedback", 200],
  ["submitFeedback", 204],
  ["endOtherSessions", 200]
] as const)("%s is not done by somebody else's empty %i", async (name, status) => {
  stubFetch(status, "")
  const params = { link: "asha" }
  const asked =
    name === "submitFeedback"
      ? request(calls.submitFeedback, { params, body: { content: "Hi" } })
      : request(calls.endOtherSessions, {})
  await expect(asked).rejects.toThrow(SyntaxError)
})

test("[spec 7 1] a payload is sent as JSON, beside the headers that were asked for", async () => {
  const fetchStub = stubFetch(201, '{"message":"ok"}')
  const headers = { "idempotency-key": "k" }
  await request(calls.submitFeedback, { params: { link: "asha raman" }, body: { content: "Hi" }, headers })
  expect(fetchStub).toHaveBeenCalledWith("/api/profile/asha%20raman/feedback", {
    method: "POST",
    credentials: "omit",
    signal: expect.any(AbortSignal),
    headers: { "idempotency-key": "k", "content-type": "application/json" },
    body: '{"content":"Hi"}'
  })
})

test("a multipart payload leaves the content type to the browser", async () => {
  const fetchStub = stubFetch(200, "{}")
  await request(calls.updateProfile, { body: formDataOf(calls.updateProfile, { name: "Asha" }) })
  const sent = fetchStub.mock.calls[0]?.[1]
  expect(sent.headers).toEqual({})
  expect([...sent.body.entries()]).toEqual([["name", "Asha"]])
})

test("an answer without content is nothing", async () => {
  stubFetch(204, "")
  expect(await request(calls.deleteFeedback, { params: { id: "1" } })).toBeUndefined()
})

test("parameters cannot leave their place in the path", () => {
  expect(pathOf("/api/feedback/{id}", { id: "../user?x#y" })).toBe("/api/feedback/..%2Fuser%3Fx%23y")
})
