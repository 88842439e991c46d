import { Effect, Layer, Redacted } from "effect"
import { HttpResponse, http } from "msw"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll, vi } from "vitest"
import { comprehendModeration } from "#adapters/moderation/comprehend/index.ts"
import { localModeration } from "#adapters/moderation/local/index.ts"
import { openaiModeration } from "#adapters/moderation/openai/index.ts"
import type { GuardHealth } from "#core/ports/guard-health.ts"
import { Moderator } from "#core/ports/moderator.ts"

const quiet = {
  harassment: 0.001,
  "harassment/threatening": 0.001,
  hate: 0.001,
  "hate/threatening": 0.001,
  "self-harm/instructions": 0.001,
  sexual: 0.001,
  violence: 0.001
}

const harmless = { model: "omni-moderation-2024-09-26", results: [{ category_scores: quiet }] }

const completed = (answer: object) => ({
  choices: [
    { index: 0, message: { role: "assistant", content: JSON.stringify(answer) }, finish_reason: "stop" }
  ]
})

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

/** A response of omni-moderation, with some scores of the test's own. */
export const moderated = (scores: Readonly<Record<string, number>> = {}) => ({
  ...harmless,
  results: harmless.results.map(({ category_scores }) => ({
    category_scores: { ...category_scores, ...scores }
  }))
})

export const moderating = (scores: Readonly<Record<string, number>> = {}) =>
  http.post(moderationsUrl, () => HttpResponse.json(moderated(scores)))

export const chatting = (answer: object) => http.post(chatUrl, () => HttpResponse.json(completed(answer)))

export const assess = (text: string, mayDecideAlone = false) =>
  Moderator.use((moderator) => moderator.assess(text, { mayDecideAlone }))

export const judge = (text: string, mayDecideAlone = false) =>
  Effect.map(assess(text, mayDecideAlone), ({ verdict }) => verdict)

export const fair = "You listen well, and you answer every question."
/** A text that the local guard rejects. */
export const abusive = "You absolute clown, go back to kindergarten."
