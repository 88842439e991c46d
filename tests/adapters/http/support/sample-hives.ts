import { Effect, Option } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { settleItem } from "#core/domain/hives/feedback-rules.ts"
import type { Decision } from "#core/domain/moderation/verdict.ts"
import { initialRelease } from "#core/domain/release/owner-release.ts"
import { asTheyCome } from "#core/domain/release/release-rule.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { Secrets } from "#core/ports/secrets.ts"
import { readCatalogue } from "#core/use-cases/badges/read-catalogue.ts"
import { setVisibility } from "#core/use-cases/feedback/set-visibility.ts"
import { updateLink } from "#core/use-cases/links/update-link.ts"
import { today } from "#core/use-cases/time/today.ts"
import { putRecords } from "../../../contracts/storage-adapter.ts"
import { makeFeedback, makeVerdict } from "../../../support/storage-records.ts"
import { fromOwnPage, json, signUp, succeed } from "./requests.ts"
import type { TestServer } from "./test-server.ts"

export const rejectedText = "CANARY-REJECTED-TEXT"

export const addPending = Effect.fnUntraced(function* (owner: OwnerId, text: string, isHeld = false) {
  const id = FeedbackId(yield* (yield* Secrets).uuid)
  const content = yield* (yield* Sealer).seal(text, { owner, item: id, field: "content" })
  yield* putRecords(makeFeedback(id, { owner, content, isHeld, createdOn: yield* today }))
  return id
})

/** Shows what is not held, whatever rule the installation has. */
const underNoRule = { now: 0, floor: asTheyCome }

const adding = (decision: Decision, isHeld = false) =>
  Effect.fnUntraced(function* (owner: OwnerId, text: string, summary?: string) {
    const id = yield* addPending(owner, text, isHeld)
    const by = { today: yield* today, catalogue: yield* readCatalogue, moment: underNoRule }
    const place = { owner, item: id, field: "summary" } as const
    const judged = {
      verdict: makeVerdict(`verdict-${id}`, id, { owner, judgedOn: by.today, decision, guard: "test" }),
      category: "Reliability",
      sentiment: "positive",
      summary: summary === undefined ? null : yield* (yield* Sealer).seal(JSON.stringify({ summary }), place)
    } as const
    yield* (yield* HiveStore).change(owner, { items: [id] }, (hive) => {
      const account = { ...hive.account, release: initialRelease }
      return settleItem({ ...hive, account }, new Map([[id, judged]]), by)
    })
    return id
  })

export const addApproved = adding("approved")
export const addCovered = adding("covered")
export const addRejected = adding("rejected")
export const addHeldApproved = adding("approved", true)
export const addHeldRejected = adding("rejected", true)

const fillHive = Effect.fnUntraced(function* (email: string, link: string) {
  const { owner } = Option.getOrThrow(yield* (yield* Directory).findByEmail(email))
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
    /** The public id of the session, which is no secret. */
    session: succeed(await server.run(Secrets.use(({ digest }) => digest(cookie.replace(/^.*?=/, "")))))
  }
}

export type TestHive = Awaited<ReturnType<typeof makeHive>>
