import { Effect, type Layer, Result } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { categories } from "#core/domain/categories/category.ts"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { signIn } from "#core/use-cases/accounts/sign-in.ts"
import { signUp } from "#core/use-cases/accounts/sign-up.ts"
import { deleteFeedback } from "#core/use-cases/feedback/delete-feedback.ts"
import { setVisibility } from "#core/use-cases/feedback/set-visibility.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { readInsight } from "#core/use-cases/insight/read-insight.ts"
import { updateLink } from "#core/use-cases/links/update-link.ts"
import { settleFeedback } from "#core/use-cases/moderation/settle-feedback.ts"
import { setBadgeDisplay } from "#core/use-cases/profiles/set-badge-display.ts"
import { updateProfile } from "#core/use-cases/profiles/update-profile.ts"
import { sweepRetention } from "#core/use-cases/retention/sweep-retention.ts"
import { removeRecords } from "../../contracts/storage-adapter.ts"
import type { History, RequestOutcome } from "../../support/history/history.ts"
import { releaseHeld } from "../../support/release-held.ts"
import type { worldAround } from "../../support/world.ts"
import type { PlainModel } from "./plain-model.ts"

type SimulationServices = StoragePorts | Layer.Success<ReturnType<typeof worldAround>>

/** Something that a client or a worker does. */
export interface SimulationCommand {
  readonly name: string
  readonly run: Effect.Effect<unknown, { readonly _tag: string }, SimulationServices>
  readonly note?: (outcome: RequestOutcome) => void
  /** Runs while no other command does. */
  readonly isAlone?: boolean
}

export interface SimulationPlayers {
  readonly random: () => number
  readonly model: PlainModel
  readonly history: History
  /** Texts sent with a key, that may be sent again. */
  readonly keyed: Map<string, { readonly key: string; readonly link: string }>
  /** Texts that a command of the present batch is about. */
  readonly touched: Set<string>
  sent: number
}

const links = ["hive", "Hive", "HIVE", "bee-one", "Bee-One", "garden", "GARDEN", "nectar"]
const people = ["ann", "ben", "cleo"].map((name) => `${name}@example.org`)
const password = "a long and unusual passphrase"

export const oneOf = <A>(random: () => number, from: ReadonlyArray<A>): A | undefined =>
  from[Math.floor(random() * from.length)]

const ownerOf = ({ random, model }: SimulationPlayers) => oneOf(random, model.owners())

interface ListedNote {
  readonly id: string
  readonly content: string
  readonly feedbackLink: string | null
}

const recordsOf = (model: PlainModel, owner: OwnerId, kind: string): ReadonlyArray<ListedNote> =>
  [...model.recordsOf(owner)].flatMap(([key, text]) => (key.startsWith(`${kind} `) ? [JSON.parse(text)] : []))

/** The text in a seal of the fake sealer. */
export const openedText = (content: string): string => JSON.parse(content)[3]

const signingUp = (players: SimulationPlayers): SimulationCommand => {
  const email = oneOf(players.random, people) ?? ""
  const name = `Person ${email.slice(0, 1)}`
  return {
    name: `sign up ${email}`,
    run: Effect.flatMap(signUp({ email, password }, "computer"), ({ account }) =>
      updateProfile(account.owner, { name })
    )
  }
}

const signingIn = (players: SimulationPlayers): SimulationCommand => {
  const email = oneOf(players.random, people) ?? ""
  return { name: `sign in ${email}`, run: signIn({ email, password }, "phone") }
}

const submitting = (players: SimulationPlayers): SimulationCommand => {
  const { random, model, history, keyed } = players
  const owner = ownerOf(players)
  const link = (owner && recordsOf(model, owner, "account")[0]?.feedbackLink) ?? "nobody-here"
  const category = random() < 0.7 ? categories[0] : oneOf(random, categories)
  const text = `${random() < 0.15 ? "abuse" : category} is in note ${++players.sent}`
  const key = random() < 0.5 ? `key ${players.sent}` : undefined
  if (key !== undefined) keyed.set(text, { key, link })
  players.touched.add(text)
  return {
    name: `submit ${text}`,
    run: submitTyped({ link, content: text, idempotencyKey: key }),
    note: (outcome) => history.noteSent(text, outcome)
  }
}

/** Repeats a submission with its key; sometimes with another text, which must not be stored. */
const resubmitting = (players: SimulationPlayers): SimulationCommand => {
  const { random, history, keyed, touched } = players
  const [text, sent] =
    oneOf(
      random,
      [...keyed].filter(([known]) => !touched.has(known))
    ) ?? []
  if (text === undefined || sent === undefined) return submitting(players)
  touched.add(text)
  const content = random() < 0.2 ? `${text} with other words` : text
  return {
    name: `again ${content}`,
    run: submitTyped({ link: sent.link, content, idempotencyKey: sent.key }),
    note: (outcome) => {
      history.noteSent(content, outcome)
      // The key now belongs to one of the two, or to nobody: neither is sent again.
      if (content !== text) keyed.delete(text)
    }
  }
}

/** A worker: judges what it claims, gives back what could not be judged. */
const settle = (most: number, isTwice: boolean) =>
  Effect.gen(function* () {
    const pending = yield* PendingFeedback
    const items = yield* pending.claim(most)
    const again = isTwice ? [...items, ...items] : items
    yield* Effect.forEach(
      again,
      (item) =>
        settleFeedback(item, { mayDecideAlone: false }).pipe(
          Effect.catchTag("OwnerNotFound", () => Effect.void),
          Effect.tapError(() => pending.postpone(item.id, 1_000)),
          Effect.catchTag(["ModeratorUnavailable"], () => Effect.void)
        ),
      { concurrency: 4, discard: true }
    )
  })

const settling = ({ random }: SimulationPlayers): SimulationCommand => {
  const most = 1 + Math.floor(random() * 8)
  return { name: `settle ${most}`, run: settle(most, random() < 0.2) }
}

const withItem = (
  players: SimulationPlayers,
  make: (owner: OwnerId, item: ListedNote) => SimulationCommand
): SimulationCommand => {
  const owner = ownerOf(players)
  const item = owner && oneOf(players.random, recordsOf(players.model, owner, "feedback"))
  return owner === undefined || item === undefined ? submitting(players) : make(owner, item)
}

const showing = (players: SimulationPlayers): SimulationCommand =>
  withItem(players, (owner, { id }) => {
    const isPublic = players.random() < 0.75
    return { name: `${isPublic ? "publish" : "hide"} ${id}`, run: setVisibility(owner, id, isPublic) }
  })

const deleting = (players: SimulationPlayers): SimulationCommand =>
  withItem(players, (owner, { id, content }) => {
    const text = openedText(content)
    if (players.touched.has(text)) return settling(players)
    players.touched.add(text)
    players.keyed.delete(text)
    return {
      name: `delete ${text}`,
      run: deleteFeedback(owner, id),
      note: (outcome) => players.history.noteRemoved(text, outcome)
    }
  })

const withOwner = (
  players: SimulationPlayers,
  make: (owner: OwnerId) => SimulationCommand
): SimulationCommand => {
  const owner = ownerOf(players)
  return owner === undefined ? signingUp(players) : make(owner)
}

const claiming = (players: SimulationPlayers): SimulationCommand => {
  const owner = ownerOf(players)
  const link = oneOf(players.random, links) ?? ""
  if (owner === undefined) return signingUp(players)
  return { name: `claim ${link} for ${owner}`, run: updateLink(owner, link) }
}

const saving = (players: SimulationPlayers): SimulationCommand =>
  withOwner(players, (owner) => {
    const name = `Person ${Math.floor(players.random() * 5)}`
    return players.random() < 0.3
      ? { name: `badges of ${owner}`, run: setBadgeDisplay(owner, players.random() < 0.5) }
      : { name: `profile of ${owner}`, run: updateProfile(owner, { name, jobTitle: "Keeper", bio: "" }) }
  })

const summing = (players: SimulationPlayers): SimulationCommand =>
  withOwner(players, (owner) => ({ name: `summary of ${owner}`, run: readInsight(owner) }))

const removing = (players: SimulationPlayers): SimulationCommand =>
  withOwner(players, (owner) => {
    const texts = recordsOf(players.model, owner, "feedback").map(({ content }) => openedText(content))
    for (const text of texts) players.keyed.delete(text)
    return {
      name: `remove ${owner}`,
      isAlone: true,
      run: removeRecords({ kind: "account", owner, id: owner }),
      note: (outcome) => {
        for (const text of texts) players.history.noteRemoved(text, outcome)
      }
    }
  })

const makers: ReadonlyArray<readonly [number, (players: SimulationPlayers) => SimulationCommand]> = [
  [4, signingUp],
  [1, signingIn],
  [28, submitting],
  [8, resubmitting],
  [22, settling],
  [14, showing],
  [6, deleting],
  [4, claiming],
  [4, saving],
  [2, summing],
  [5, () => ({ name: "release", run: releaseHeld })],
  [1, () => ({ name: "sweep", run: sweepRetention, isAlone: true })],
  [0.3, removing]
]

const totalWeight = makers.reduce((sum, [weight]) => sum + weight, 0)

export const nextCommand = (players: SimulationPlayers): SimulationCommand => {
  let left = players.random() * totalWeight
  for (const [weight, make] of makers) {
    left -= weight
    if (left < 0) return make(players)
  }
  return submitting(players)
}

/** Defects are not outcomes: they end the simulation. */
export const outcomeOf = <R>(
  run: Effect.Effect<unknown, { readonly _tag: string }, R>,
  isOff: () => boolean
): Effect.Effect<RequestOutcome, never, R> =>
  Effect.map(Effect.result(run), (result): RequestOutcome => {
    if (Result.isSuccess(result)) return isOff() ? "unknown" : "ok"
    return result.failure._tag === unavailable ? "unknown" : "failed"
  })

const unavailable: StoreUnavailable["_tag"] = "StoreUnavailable"
