import { Effect, Layer, Redacted } from "effect"
import { HttpResponse, http } from "msw"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll, vi } from "vitest"
import { comprehendModeration } from "#adapters/moderation/comprehend/index.ts"
import { localModeration } from "#adapters/moderation/local/index.ts"
import { openaiModeration } from "#adapters/moderation/openai/index.ts"
import type { GuardHealth } from "#core/ports/guard-health.ts"
import { Moderator } from "#core/ports/moderator.ts"

export const local = localModeration("normal")

export const moderationsUrl = "https://ai.test/v1/moderations"
export const chatUrl = "https://ai.test/v1/chat/completions"
export const comprehendUrl = "https://comprehend.us-east-1.amazonaws.com/"

/** A request that left this machine. */
interface RemoteRequest {
  readonly url: string
  readonly headers: Headers
  readonly body: string
}

/** Unless a test says otherwise, the local analysis stands. */
const noAnalysis = http.post(chatUrl, () => HttpResponse.json({}, { status: 404 }))

/** A network on which a test puts the services; records the requests for verdicts and for analyses. */
export const testNetwork = () => {
  const sent: Array<RemoteRequest> = []
  const sentToAnalyse: Array<RemoteRequest> = []
  const open = new Set<string>()
  const network = setupServer(noAnalysis)
  network.events.on("request:start", ({ requestId }) => void open.add(requestId))
  network.events.on("request:end", ({ requestId }) => void open.delete(requestId))
  network.events.on("request:start", async ({ request }) => {
    const copy = request.clone()
    const isAnalysis =
      copy.url === chatUrl || copy.headers.get("x-amz-target")?.endsWith("DetectSentiment") === true
    const requests = isAnalysis ? sentToAnalyse : sent
    requests.push({ url: copy.url, headers: copy.headers, body: await copy.text() })
  })
  beforeAll(() => network.listen({ onUnhandledFrame: "error" }))
  afterEach(() => {
    network.resetHandlers()
    sent.length = 0
    sentToAnalyse.length = 0
    open.clear()
  })
  afterAll(() => network.close())
  /** Until every request that will be answered is: those that never are get a few turns. */
  const idle = async () => {
    for (let turn = 0; turn < 8 && (turn < 1 || open.size > 0); turn++) {
      await new Promise((resolve) => setTimeout(resolve, 3))
    }
  }
  return { network, sent, sentToAnalyse, idle }
}

export const openaiAt = (baseUrl: string): Layer.Layer<Moderator | GuardHealth> =>
  openaiModeration({ apiKey: Redacted.make("sk-test"), baseUrl, model: "small-model" }, local)

export const openai = openaiAt("https://ai.test/v1")

export const comprehend: Layer.Layer<Moderator | GuardHealth> = Layer.unwrap(
  Effect.sync(() => {
    vi.stubEnv("AWS_ACCESS_KEY_ID", "AKIDTEST")
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret")
    vi.stubEnv("AWS_SESSION_TOKEN", "")
    return comprehendModeration({ region: "us-east-1", endpoint: undefined }, local)
  })
)

const quiet = {
  harassment: 0.0011,
  "harassment/threatening": 0.0002,
  hate: 0.0001,
  "hate/threatening": 0.00001,
  illicit: 0.0003,
  "illicit/violent": 0.00002,
  "self-harm": 0.0002,
  "self-harm/intent": 0.0001,
  "self-harm/instructions": 0.00001,
  sexual: 0.0004,
  "sexual/minors": 0.00002,
  violence: 0.0006,
  "violence/graphic": 0.00003
}

/** A response of omni-moderation, with some scores of the test's own. */
export const moderated = (scores: Readonly<Record<string, number>> = {}) => {
  const category_scores = { ...quiet, ...scores }
  const categories = Object.fromEntries(
    Object.entries(category_scores).map(([name, score]) => [name, score > 0.5])
  )
  return {
    id: "modr-0d9b",
    model: "omni-moderation-2024-09-26",
    results: [
      {
        flagged: Object.values(categories).includes(true),
        categories,
        category_scores,
        category_applied_input_types: Object.fromEntries(
          Object.keys(categories).map((name) => [name, ["text"]])
        )
      }
    ]
  }
}

export const moderating = (scores: Readonly<Record<string, number>> = {}) =>
  http.post(moderationsUrl, () => HttpResponse.json(moderated(scores)))

/** A response of chat completions. */
export const completed = (content: string | null, rest: object = {}) => ({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1_790_000_000,
  model: "small-model",
  choices: [
    {
      index: 0,
      message: { role: "assistant", content, refusal: null },
      logprobs: null,
      finish_reason: "stop"
    }
  ],
  usage: { prompt_tokens: 90, completion_tokens: 30, total_tokens: 120 },
  ...rest
})

export const chatting = (answer: unknown) =>
  http.post(chatUrl, () => HttpResponse.json(completed(JSON.stringify(answer))))

export const assess = (text: string, isLate = false) =>
  Moderator.use((moderator) => moderator.assess(text, { isLate }))

export const judge = (text: string, isLate = false) =>
  Effect.map(assess(text, isLate), ({ verdict }) => verdict)

export const fair = "You listen well, and you answer every question."
/** A text that the local guard rejects. */
export const abusive = "You absolute clown, go back to kindergarten."
