import { Effect, Option, Result } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { pendingFeedback, settleItem } from "#core/domain/hives/feedback-rules.ts"
import type { Decision } from "#core/domain/moderation/verdict.ts"
import type { Sealed } from "#core/domain/values/sealed.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { Secrets } from "#core/ports/secrets.ts"
import { readCatalogue } from "#core/use-cases/badges/read-catalogue.ts"
import { setVisibility } from "#core/use-cases/feedback/set-visibility.ts"
import { updateLink } from "#core/use-cases/links/update-link.ts"
import { today } from "#core/use-cases/time/today.ts"
import { fromOwnPage, json, signUp, succeed } from "./requests.ts"
import type { TestServer } from "./test-server.ts"

export const rejectedText = "CANARY-REJECTED-TEXT"

export const addPending = Effect.fnUntraced(function* (owner: OwnerId, text: string, isHeld = false) {
  const id = FeedbackId(yield* (yield* Secrets).uuid)
  const content = yield* (yield* Sealer).seal(text, { owner, item: id, field: "content" })
  const item = pendingFeedback({
    id,
    owner,
    content,
    isHeld,
    heldBy: null,
    question: null,
    receipt: null,
    isWithdrawn: false,
    createdOn: yield* today
  })
  yield* (yield* HiveStore).change(owner, {}, () =>
    Result.succeed({ change: putChange(item), answer: undefined })
  )
  return id
})

const judge = Effect.fnUntraced(function* (
  owner: OwnerId,
  id: FeedbackId,
  decision: Decision,
  summary: Sealed | null
) {
  const day = yield* today
  const by = { today: day, catalogue: yield* readCatalogue }
  const verdict = {
    kind: "verdict",
    id: `verdict-${id}`,
    owner,
    feedbackId: id,
    judgedOn: day,
    decision,
    labels: [],
    guard: "test",
    version: "1",
    reason: "test"
  } as const
  const judged = { verdict, category: "Reliability", sentiment: "positive", summary } as const
  yield* (yield* HiveStore).change(owner, { items: [id] }, (hive) =>
    settleItem(hive, new Map([[id, judged]]), by)
  )
})

const adding = (decision: Decision, isHeld = false) =>
  Effect.fnUntraced(function* (owner: OwnerId, text: string, summary?: string) {
    const id = yield* addPending(owner, text, isHeld)
    const place = { owner, item: id, field: "summary" } as const
    const sealed =
      summary === undefined ? null : yield* (yield* Sealer).seal(JSON.stringify({ summary }), place)
    yield* judge(owner, id, decision, sealed)
    return id
  })

export const addApproved = adding("approved")
export const addCovered = adding("covered")
export const addRejected = adding("rejected")
export const addHeldApproved = adding("approved", true)
export const addHeldRejected = adding("rejected", true)

const ownerOf = Effect.fnUntraced(function* (email: string) {
  const found = yield* (yield* Directory).findByEmail(email)
  return Option.getOrThrow(found).owner
})

const fillHive = Effect.fnUntraced(function* (email: string, link: string) {
  const owner = yield* ownerOf(email)
  yield* updateLink(owner, link)
  const shown = yield* addApproved(owner, `Shown by ${link}.`)
  yield* setVisibility(owner, shown, true)
  return {
    owner,
    link,
    public: shown,
    private: yield* addApproved(owner, `Kept by ${link}.`),
    rejected: yield* addRejected(owner, rejectedText),
    pending: yield* addPending(owner, `Waiting for ${link}.`)
  }
})

/** The public id of a session, which is no secret. */
const sessionIdOf = Effect.fnUntraced(function* (cookie: string) {
  return yield* (yield* Secrets).digest(cookie.slice(cookie.indexOf("=") + 1))
})

/** Requests of an owner's browser. */
const requestsOf = (server: TestServer, cookie: string) => {
  const ask = (path: string, method = "GET") =>
    server.fetch(path, { method, headers: { cookie, ...fromOwnPage } })
  return {
    ask,
    read: async (path: string) => (await ask(path)).json(),
    send: (path: string, body: unknown, method = "POST") => server.fetch(path, json(body, { cookie }, method))
  }
}

/** An owner with a link and an item of every kind, and the owner's browser. */
export const makeHive = async (server: TestServer, email: string, link: string) => {
  const cookie = await signUp(server, email)
  return {
    ...requestsOf(server, cookie),
    ...succeed(await server.run(fillHive(email, link))),
    email,
    cookie,
    session: succeed(await server.run(sessionIdOf(cookie)))
  }
}

export type TestHive = Awaited<ReturnType<typeof makeHive>>
