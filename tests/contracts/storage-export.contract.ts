import { assert, describe } from "@effect/vitest"
import { Effect, Stream } from "effect"
import type { VerdictRecord } from "#core/domain/moderation/verdict-record.ts"
import { Day } from "#core/domain/values/day.ts"
import { exportFiles } from "#core/use-cases/transfer/export-owner.ts"
import {
  ada,
  makeAccount,
  makeApproved,
  makeFeedback,
  makeLink,
  makePoints,
  makeRejected,
  makeSeen,
  makeSession,
  makeStats,
  makeVerdict
} from "../support/storage-records.ts"
import { worldAround } from "../support/world.ts"
import { type ContractTest, putRecords, withServices } from "./storage-adapter.ts"

/** Each file of ada's download, in the pieces in which it is packed. */
const exportChunks = Effect.flatMap(exportFiles(ada), (files) =>
  Effect.forEach(files, ({ bytes }) =>
    Stream.runCollect(Stream.map(bytes, (piece) => new TextDecoder().decode(piece)))
  )
)

const day = (index: number) => Day(`2026-11-${10 + (index % 9)}`)

const listedItems = Array.from({ length: 400 }, (_, index) => {
  const id = `item-${index}`
  return [makeRejected(id, { createdOn: day(index) }), makeVerdict(`verdict-${id}`, id)]
})

const hiddenItems = [
  makeFeedback("a", { createdOn: day(8) }),
  makeFeedback("b", { createdOn: day(4) }),
  makeApproved("c", { createdOn: day(8), isHeld: true }),
  makeVerdict("verdict-c", "c")
]

/** Released on one day: judged before an upgrade, again after it, while the service was away, and by the service. */
const releasedTogether = [
  ["a", {}],
  ["b", {}],
  ["b", { version: "2", judgedOn: Day("2026-11-21") }],
  ["c", { reason: "nothing found Judged locally: openai is away." }],
  ["d", { guard: "local+openai", version: "2+omni", labels: [{ label: "insult", score: 0.0004 }] }]
] satisfies ReadonlyArray<readonly [string, Partial<VerdictRecord>]>

/** The record with its fields in another order, as a store may return it. */
const backwards = <A extends object>(record: A): A =>
  JSON.parse(JSON.stringify(record), (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value
  )

const inScrambledOrder = [
  makeAccount(ada, {
    digest: { every: "week", hour: 8, weekday: 5, zone: "Asia/Kolkata", since: day(1) },
    release: {
      audience: "team",
      rule: { minutes: 1440, least: 3 },
      since: 5,
      announced: { audience: "anyone", rule: { minutes: 0, least: 1 }, from: 9 },
      announcedAt: 7
    },
    syndication: { feed: true, embedOrigins: ["https://a.example"] },
    operatorResets: [{ by: "grace", on: day(1) }],
    createdAt: "2026-11-20T08:00:00.000Z"
  }),
  makeLink("ada"),
  makeRejected("item", { createdOn: day(0) }),
  makeVerdict("item:1", "item"),
  makePoints("item"),
  makeStats(10),
  makeSeen(),
  makeSession("s2"),
  makeSession("s1", { lastSeenAt: 5_000 })
]

export const exportContract = (test: ContractTest) =>
  describe("what an owner downloads", () => {
    withServices(worldAround("open"), test)(
      "[anon A12] is the same, piece by piece, whatever is held or waits for the guard",
      function* () {
        yield* putRecords(...listedItems.flat())
        const before = yield* exportChunks
        const [document = []] = before
        const { feedback, verdicts } = JSON.parse(document.join(""))
        assert.deepStrictEqual([feedback.length, verdicts.length], [400, 400])
        yield* putRecords(...hiddenItems)
        assert.deepStrictEqual(yield* exportChunks, before)
      }
    )
    withServices(worldAround("open"), test)(
      "[anon A22] tells of notes that appeared together neither by which guard, nor how often, nor why each was judged",
      function* () {
        yield* putRecords(
          ...[..."abcd"].map((id) => makeRejected(id)),
          ...releasedTogether.map(([item, given], round) =>
            makeVerdict(`${item}:${round + 1}`, item, { decision: "rejected", ...given })
          )
        )
        const [document = []] = yield* exportChunks
        assert.deepStrictEqual(
          JSON.parse(document.join("")).verdicts,
          [..."abcd"].map((feedbackId) => ({ feedbackId, judgedOn: "2026-11-20", decision: "rejected" }))
        )
      }
    )
    withServices(worldAround("open"), test)(
      "is the same bytes on every store, in whatever order records hold their fields",
      function* () {
        yield* putRecords(...inScrambledOrder.map(backwards))
        const [document = []] = yield* exportChunks
        const { account, verdicts, points, counters, sessions, seen } = JSON.parse(document.join(""))
        assert.deepStrictEqual(
          [
            account.digest,
            account.release,
            account.syndication,
            account.operatorResets,
            verdicts,
            points,
            counters,
            sessions,
            seen
          ].map((part) => JSON.stringify(part)),
          [
            '{"every":"week","hour":8,"weekday":5,"zone":"Asia/Kolkata","since":"2026-11-11"}',
            '{"audience":"team","rule":{"minutes":1440,"least":3},"since":5,"announced":{"audience":"anyone","rule":{"minutes":0,"least":1},"from":9},"announcedAt":7}',
            '{"feed":true,"embedOrigins":["https://a.example"]}',
            '[{"by":"grace","on":"2026-11-11"}]',
            '[{"feedbackId":"item","judgedOn":"2026-11-20","decision":"approved"}]',
            '[{"points":30,"source":"feedback","description":"Feedback","feedbackId":"item","badgeId":null,"createdOn":"2026-11-20"}]',
            '{"totalPoints":10,"approvedInCategory":{"leadership":0,"communication":0,"technical":0,"creativity":0,"reliability":0,"general":1}}',
            '[{"createdAt":"1970-01-01T00:00:01.000Z","lastSeenAt":"1970-01-01T00:00:05.000Z"},{"createdAt":"1970-01-01T00:00:01.000Z","lastSeenAt":"1970-01-01T00:00:01.000Z"}]',
            '{"feedback":{"day":"2026-11-20T12:00:00.000Z","ids":["1"]},"badges":["Reliability 5"]}'
          ]
        )
      }
    )
  })
