import { Effect } from "effect"
import type { AlteredPages } from "#core/domain/profiles/altered-pages.ts"
import { PageChanges } from "#core/ports/page-changes.ts"
import type { Answer } from "../answers/answers.ts"

/** What everybody may read of a link. A page's thanks are made with it: who asks for them just wrote. */
interface Answers {
  readonly plain: Answer
  readonly thanks?: Answer
  /** When it shows something else without a change, in epoch milliseconds: a page that opens at a boundary. */
  readonly until?: number | null
}

const kinds = ["page", "profile"] as const

type Kind = (typeof kinds)[number]

interface Kept extends Answers {
  readonly size: number
  readonly readAt: number
  /** Of all questions, the one that it answered last. */
  asked: number
}

/** Answers that are the same for everybody, kept until what they show is altered, and never dropped because somebody wrote. */
export interface KeptAnswers {
  readonly find: (kind: Kind, linkId: string) => Answers | undefined
  /** What is kept, or else is made now. */
  readonly at: <E, R>(
    kind: Kind,
    linkId: string,
    make: Effect.Effect<Answers, E, R>
  ) => Effect.Effect<Answers, E, R>
  /** As long as it runs, it is known what is altered, and only then anything is kept. */
  readonly follow: Effect.Effect<never, never, PageChanges>
}

interface Options {
  /** Characters of all bodies together; what was not asked for longest goes first. */
  readonly most: number
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}

const mostByDefault = 8_000_000

const sizeOf = ({ body }: Answer): number => (typeof body === "string" ? body.length : 0)

export const makeKeptAnswers = (
  { most, now }: Options = { most: mostByDefault, now: () => performance.now() }
): KeptAnswers => {
  const kept = new Map<string, Kept>()
  let [size, trustedFor, alterations, questions] = [0, 0, 0, 0]

  const drop = (key: string) => {
    size -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }
  const forget = (altered: AlteredPages) => {
    alterations += 1
    const keys =
      altered === "all" ? [...kept.keys()] : kinds.flatMap((kind) => altered.map((id) => `${kind} ${id}`))
    for (const key of keys) drop(key)
  }
  const longestUnused = () => {
    let [unused, least] = ["", Number.POSITIVE_INFINITY]
    for (const [key, { asked }] of kept) if (asked < least) [unused, least] = [key, asked]
    return unused
  }
  const keep = (key: string, answers: Answers, readAt: number) => {
    const added = sizeOf(answers.plain) + (answers.thanks === undefined ? 0 : sizeOf(answers.thanks))
    drop(key)
    if (added > most) return
    kept.set(key, { ...answers, size: added, readAt, asked: ++questions })
    size += added
    while (size > most) drop(longestUnused())
  }
  const find: KeptAnswers["find"] = (kind, linkId) => {
    const key = `${kind} ${linkId}`
    const found = kept.get(key)
    if (found === undefined || now() - found.readAt > trustedFor) return undefined
    if (found.until && Date.now() >= found.until) return undefined
    // Noted, and not put at the end: a map whose order changes with every question leaves its old tables behind.
    found.asked = ++questions
    return found
  }

  return {
    find,
    at: (kind, linkId, make) =>
      Effect.suspend(() => {
        const found = find(kind, linkId)
        if (found !== undefined) return Effect.succeed(found)
        const [known, readAt] = [alterations, now()]
        // What was altered while it was read may be older than that.
        return Effect.tap(make, (answers) =>
          Effect.sync(
            () => trustedFor > 0 && alterations === known && keep(`${kind} ${linkId}`, answers, readAt)
          )
        )
      }),
    follow: Effect.scoped(
      Effect.gen(function* () {
        const changes = yield* PageChanges
        yield* changes.watch(forget)
        yield* Effect.addFinalizer(() =>
          Effect.sync(() => {
            trustedFor = 0
            forget("all")
          })
        )
        trustedFor = changes.trustedFor
        return yield* Effect.never
      })
    )
  }
}
