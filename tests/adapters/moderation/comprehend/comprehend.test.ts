import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { HttpResponse, http } from "msw"
import { feedbackProblem } from "#core/domain/feedback/feedback-text.ts"
import { GuardHealth } from "#core/ports/guard-health.ts"
import { liveTestWith } from "../../../support/effect-test.ts"
import { abusive, assess, comprehend, comprehendUrl, fair, judge, testNetwork } from "../remote/support.ts"

const test = liveTestWith(comprehend)

const { network, sent, sentToAnalyse } = testNetwork()

const amazonJson = { "content-type": "application/x-amz-json-1.1" }

/** A response of DetectToxicContent for one segment. */
const toxic = (scores: Readonly<Record<string, number>> = {}) => ({
  Labels: Object.entries({ INSULT: 0.0123, SEXUAL: 0.0123, ...scores }).map(([Name, Score]) => ({
    Name,
    Score
  })),
  Toxicity: 0.05
})

const sentiment = (Sentiment: string) => ({
  Sentiment,
  SentimentScore: { Positive: 0.7, Negative: 0.1, Neutral: 0.1, Mixed: 0.1 }
})

/** Answers each operation as the test wants it. */
const respondWithOperations = (answers: Readonly<Record<string, unknown>>) =>
  http.post(comprehendUrl, ({ request }) => {
    const operation = request.headers.get("x-amz-target")?.split(".")[1] ?? ""
    return HttpResponse.json(answers[operation] ?? { __type: "UnknownOperationException" }, {
      status: operation in answers ? 200 : 400,
      headers: amazonJson
    })
  })

const refusing = (__type: string, status = 400) =>
  http.post(comprehendUrl, () =>
    HttpResponse.json({ __type, message: "no" }, { status, headers: amazonJson })
  )

const inOtherLanguages = [
  "आप बहुत ध्यान से सुनते हैं",
  "మీరు చాలా బాగా వింటారు",
  "நீங்கள் நன்றாகக் கேட்கிறீர்கள்",
  "ನೀವು ಚೆನ್ನಾಗಿ ಕೇಳುತ್ತೀರಿ",
  "Aap bahut achhe se samjhate hain, dhanyavaad"
]

describe("the guard by Comprehend", () => {
  test("refuses what it finds toxic", function* () {
    network.use(respondWithOperations({ DetectToxicContent: { ResultList: [toxic({ INSULT: 0.97 })] } }))
    assert.deepInclude(yield* judge(fair), { decision: "rejected", reason: "comprehend found insult." })
  })

  test.each([
    ["GRAPHIC", 0.8, "threat"],
    ["HARASSMENT_OR_ABUSE", 0.6, "harassment"],
    ["HATE_SPEECH", 0.5, "hate"],
    ["INSULT", 0.6, "insult"],
    ["PROFANITY", 0.6, "profanity"],
    ["SEXUAL", 0.5, "sexual"],
    ["VIOLENCE_OR_THREAT", 0.6, "threat"]
  ] as const)("refuses %s from %d", function* ([name, limit, label]) {
    const scoring = (score: number) =>
      respondWithOperations({ DetectToxicContent: { ResultList: [toxic({ [name]: score })] } })
    network.use(scoring(limit))
    assert.deepInclude(yield* judge(fair), { decision: "rejected", reason: `comprehend found ${label}.` })
    network.use(scoring(limit - 0.01))
    assert.strictEqual((yield* judge(fair)).decision, "approved")
  })

  test("[anon A17] sends the text and fixed parameters alone, and nothing of what is refused here", function* () {
    network.use(respondWithOperations({ DetectToxicContent: { ResultList: [toxic()] } }))
    yield* judge(abusive)
    assert.lengthOf(sent, 0)
    yield* judge(fair)
    assert.deepInclude(yield* judge(fair), { decision: "approved", guard: "local+comprehend" })
    assert.deepStrictEqual(
      sent.map(({ body }) => JSON.parse(body)),
      [1, 2].map(() => ({ TextSegments: [{ Text: fair }], LanguageCode: "en" }))
    )
    assert.strictEqual(sent[0]?.body, sent[1]?.body)
  })

  test.each(inOtherLanguages)("judges other languages here and sends nothing: %s", function* (text) {
    const { verdict, analysis } = yield* assess(text)
    assert.strictEqual(verdict.guard, "local")
    assert.match(verdict.reason, /comprehend does not know the language/)
    assert.strictEqual(analysis?.sentiment, "positive")
    assert.lengthOf([...sent, ...sentToAnalyse], 0)
  })

  test("has every part of a long text judged, and believes no answer that leaves one out", function* () {
    const long = `${fair} ${"👩‍👩‍👧‍👦".repeat(60)}`
    network.use(
      respondWithOperations({ DetectToxicContent: { ResultList: [toxic(), toxic({ SEXUAL: 0.9 })] } })
    )
    assert.strictEqual((yield* judge(long)).decision, "rejected")
    const [asked] = sent.map(({ body }) => JSON.parse(body).TextSegments)
    assert.strictEqual(asked.map(({ Text }: { Text: string }) => Text).join(""), long)
    network.use(respondWithOperations({ DetectToxicContent: { ResultList: [toxic()] } }))
    assert.strictEqual((yield* Effect.flip(judge(long)))._tag, "ModeratorUnavailable")
  })

  test.each([
    ["UnrecognizedClientException", 400],
    ["com.amazon.coral.service#AccessDeniedException", 400],
    ["InvalidSignatureException", 400],
    ["AccessDeniedException", 403]
  ] as const)("goes on locally when the key is refused: %s", function* ([type, status]) {
    network.use(refusing(type, status))
    const health = yield* GuardHealth
    yield* health.probe
    assert.strictEqual(yield* health.state, "comprehend (key refused, judging locally)")
    const verdict = yield* judge(fair)
    assert.strictEqual(verdict.decision, "approved")
    assert.match(verdict.reason, /comprehend refused the key/)
    assert.lengthOf(sent, 1)
  })

  test.each([
    ["throttling", () => HttpResponse.json({ __type: "ThrottlingException" }, { status: 400 })],
    ["a storm", () => HttpResponse.json({ __type: "InternalServerException" }, { status: 500 })],
    ["an empty list", () => HttpResponse.json({ ResultList: [] })],
    ["no labels", () => HttpResponse.json({ ResultList: [{ Labels: [], Toxicity: 0 }] })],
    ["half an answer", () => new HttpResponse('{"ResultList": [', { headers: amazonJson })],
    [
      "an unexpected request",
      () => HttpResponse.json({ __type: "InvalidRequestException" }, { status: 400 })
    ],
    ["a redirect", () => HttpResponse.redirect("http://127.0.0.1/", 307)]
  ] as ReadonlyArray<readonly [string, () => Response]>)(
    "leaves a text unjudged, or to the local guard when it is late: %s",
    function* ([, answer]) {
      network.use(http.post(comprehendUrl, answer))
      assert.strictEqual((yield* Effect.flip(judge(fair)))._tag, "ModeratorUnavailable")
      assert.match((yield* judge(fair, true)).reason, /gave no answer within a minute/)
    }
  )
})

describe("the analysis by Comprehend", () => {
  const DetectToxicContent = { ResultList: [toxic()] }

  const analyse = Effect.map(assess(fair, true), ({ analysis = assert.fail("not analysed") }) => analysis)

  test.each([
    ["POSITIVE", "positive", "Positive"],
    ["NEGATIVE", "negative", "Critical"],
    ["NEUTRAL", "neutral", "Neutral"],
    ["MIXED", "neutral", "Neutral"]
  ] as const)(
    "takes over its sentiment, and the summary says the same: %s",
    function* ([given, taken, opening]) {
      network.use(respondWithOperations({ DetectToxicContent, DetectSentiment: sentiment(given) }))
      const { sentiment: found, category, summary } = yield* analyse
      assert.strictEqual(found, taken)
      assert.strictEqual(category, "Communication & Collaboration")
      assert.isTrue(summary.startsWith(opening))
      assert.deepStrictEqual(JSON.parse(sentToAnalyse.at(-1)?.body ?? ""), { Text: fair, LanguageCode: "en" })
    }
  )

  test("asks about no more of a text than it takes", function* () {
    const emoji = "👩🏽‍❤️‍💋‍👨🏽"
    const longest = `${fair} ${emoji.repeat(142)}`
    assert.isNull(feedbackProblem(longest))
    const DetectToxicContent = { ResultList: Array.from({ length: 6 }, () => toxic()) }
    network.use(respondWithOperations({ DetectToxicContent, DetectSentiment: sentiment("MIXED") }))
    const { analysis } = yield* assess(longest)
    assert.strictEqual(analysis?.sentiment, "neutral")
    const { Text } = JSON.parse(sentToAnalyse[0]?.body ?? "")
    assert.isTrue(longest.startsWith(Text))
    assert.isAtMost(Buffer.byteLength(Text), 5_000)
  })

  test.each([
    ["an unknown word", respondWithOperations({ DetectToxicContent, DetectSentiment: sentiment("ANGRY") })],
    ["a refused key", refusing("AccessDeniedException")],
    ["a storm", refusing("InternalServerException", 500)]
  ] as const)("says it locally otherwise, and no item waits for that: %s", function* ([, handler]) {
    network.use(handler)
    assert.strictEqual((yield* analyse).sentiment, "positive")
  })
})
