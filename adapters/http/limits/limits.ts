import { Effect } from "effect"
import { hasLinkShape, linkIdOf } from "#core/links/link-rules.ts"
import { monotonicMillis } from "#core/support/monotonic-millis.ts"
import { clientNetwork } from "./client-network.ts"
import { type GrowingDelay, makeGrowingDelay } from "./growing-delay.ts"
import { makeNetworkKeys } from "./network-keys.ts"
import { type RateLimited, rateLimited } from "./rate-limited.ts"
import {
  dayMillis,
  hourMillis,
  makeTokenBuckets,
  minuteMillis,
  secondMillis,
  type TokenBuckets
} from "./token-buckets.ts"

type Checked = Effect.Effect<void, RateLimited>
type Limited<A, E, R> = Effect.Effect<A, E | RateLimited, R>

/** Whose password is tried. */
export interface Tried {
  readonly name: string
  /** From a device that was signed in to the account before: it waits for nobody else's attempts. */
  readonly isKnownDevice: boolean
}

export interface SignInAttempt {
  readonly check: Checked
  readonly succeed: Effect.Effect<void>
}

/**
 * How much of what is let in. All counts live in memory, for this server alone, and are gone with it; no address is
 * kept (design section 4). Nobody is locked out: a refusal says when to come back.
 */
export interface Limits {
  readonly feedback: (request: Request, link: string) => Checked
  /** Throws the key for networks away every hour, for ever: also when nobody comes who would need a new one. */
  readonly forgettingNetworks: Effect.Effect<never>
  readonly signUp: Checked
  readonly signIn: (account: Tried) => SignInAttempt
  readonly signInAdmin: (admin: Tried) => SignInAttempt
  readonly checkLink: (owner: string) => Checked
  /** Counted with the file that is sent, whatever comes of it. */
  readonly uploadPhoto: (owner: string) => Checked
  readonly uploadBadgeImage: (admin: string) => Checked
  /** A change that fails is not counted. */
  readonly changeLink: (owner: string) => <A, E, R>(change: Effect.Effect<A, E, R>) => Limited<A, E, R>
}

export const unlimited: Limits = {
  feedback: () => Effect.void,
  forgettingNetworks: Effect.never,
  signUp: Effect.void,
  signIn: () => ({ check: Effect.void, succeed: Effect.void }),
  signInAdmin: () => ({ check: Effect.void, succeed: Effect.void }),
  checkLink: () => Effect.void,
  uploadPhoto: () => Effect.void,
  uploadBadgeImage: () => Effect.void,
  changeLink: () => (change) => change
}

type Count = readonly [buckets: TokenBuckets, key: string]

/** Counted by all, or, when one of them is empty, by none. */
const countIn = (counts: ReadonlyArray<Count>): Checked =>
  monotonicMillis.pipe(
    Effect.flatMap((time) => {
      const wait = Math.max(...counts.map(([buckets, key]) => buckets.waitFor(key, time)))
      if (wait > 0) return Effect.fail(rateLimited(wait))
      for (const [buckets, key] of counts) buckets.take(key, time)
      return Effect.void
    })
  )

const everybody = "everybody"

interface SlowedBy {
  readonly free: number
  /** By all devices that do not know the account, together. */
  readonly all: TokenBuckets
}

/** Devices that know an account have a count of their own, which the whole world's guessing does not touch. */
const slowedBy = ({ free, all }: SlowedBy) => {
  const [strangers, devices] = [makeGrowingDelay(free), makeGrowingDelay(free)]
  const byDevice = makeTokenBuckets({ burst: 30, everyMillis: hourMillis / 30 })
  return ({ name, isKnownDevice }: Tried): SignInAttempt => {
    const guesses: GrowingDelay = isKnownDevice ? devices : strangers
    const count: Count = isKnownDevice ? [byDevice, name] : [all, everybody]
    return {
      check: monotonicMillis.pipe(
        Effect.flatMap((time) => {
          const wait = guesses.attempt(name, time)
          return wait > 0 ? Effect.fail(rateLimited(wait)) : countIn([count])
        })
      ),
      succeed: Effect.sync(() => guesses.succeed(name))
    }
  }
}

/** The limits of security.md section 7. */
export const makeLimits = (trustedProxies: number): Limits => {
  // A team behind one address sends together after a meeting: as many at once as one link takes.
  const networks = makeTokenBuckets({ burst: 60, everyMillis: minuteMillis / 2 })
  const links = makeTokenBuckets({ burst: 60, everyMillis: minuteMillis / 2 })
  const linksByDay = makeTokenBuckets({ burst: 1000, everyMillis: dayMillis / 1000 })
  const bySecond = makeTokenBuckets({ burst: 20, everyMillis: secondMillis / 20 })
  const byHour = makeTokenBuckets({ burst: 1000, everyMillis: hourMillis / 1000 })
  const accessByHour = makeTokenBuckets({ burst: 1000, everyMillis: hourMillis / 1000 })
  const adminAccessByHour = makeTokenBuckets({ burst: 60, everyMillis: hourMillis / 60 })
  const linkChecks = makeTokenBuckets({ burst: 20, everyMillis: minuteMillis / 20 })
  const photos = makeTokenBuckets({ burst: 10, everyMillis: hourMillis / 10 })
  const badgeImages = makeTokenBuckets({ burst: 60, everyMillis: hourMillis / 60 })
  const linkChanges = makeTokenBuckets({ burst: 3, everyMillis: dayMillis / 3 })
  const networkKeys = makeNetworkKeys()

  return {
    feedback: (request, address) =>
      monotonicMillis.pipe(
        Effect.flatMap((time) =>
          Effect.promise(() => networkKeys.nameOf(clientNetwork(request, trustedProxies), time))
        ),
        Effect.flatMap((network) => {
          const link = hasLinkShape(address) ? linkIdOf(address) : "none"
          return countIn([
            [networks, network],
            [links, link],
            [linksByDay, link],
            [bySecond, everybody],
            [byHour, everybody]
          ])
        })
      ),
    forgettingNetworks: Effect.sync(networkKeys.forget).pipe(Effect.delay("1 hour"), Effect.forever),
    signUp: countIn([[accessByHour, everybody]]),
    signIn: slowedBy({ free: 5, all: accessByHour }),
    signInAdmin: slowedBy({ free: 3, all: adminAccessByHour }),
    checkLink: (owner) => countIn([[linkChecks, owner]]),
    uploadPhoto: (owner) => countIn([[photos, owner]]),
    uploadBadgeImage: (admin) => countIn([[badgeImages, admin]]),
    changeLink: (owner) => (change) =>
      countIn([[linkChanges, owner]]).pipe(
        Effect.andThen(change.pipe(Effect.tapCause(() => Effect.sync(() => linkChanges.giveBack(owner)))))
      )
  }
}
