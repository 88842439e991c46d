import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"
import { Effect, Layer } from "effect"
import { makeFairQueue } from "#core/concurrency/fair-queue.ts"
import { HasherBusy, PasswordHasher } from "#core/ports/password-hasher.ts"
import { CurrentSender } from "#core/ports/sender.ts"
import { type Argon2Hash, currentCost, formatHash, parseHash } from "./phc-string.ts"

const derive = promisify(argon2)

const hashTagBytes = 32

/** Concurrent hashes; each occupies one of the few libuv threads, which file operations need, too. */
const maxConcurrentHashes = 2
/**
 * Enough for attackers from a thousand subnets and somebody behind them; each waiting request takes a few kilobytes.
 */
const maxWaitingHashes = 1_000

const parametersOf = (password: string, { cost, salt, tag }: Argon2Hash): Argon2Parameters => ({
  // NFC makes the password independent of how a keyboard composes accents.
  message: password.normalize("NFC"),
  nonce: salt,
  parallelism: cost.parallelism,
  tagLength: tag.length,
  memory: cost.memory,
  passes: cost.passes
})

const newHash = (): Argon2Hash => ({
  cost: currentCost,
  salt: randomBytes(16),
  tag: Buffer.alloc(hashTagBytes)
})

/**
 * Uninterruptible: a running hash can't be stopped, so it must keep its slot; otherwise aborted requests could start
 * any number.
 */
const tagOf = (password: string, hash: Argon2Hash): Effect.Effect<Buffer> =>
  Effect.uninterruptible(Effect.promise(() => derive("argon2id", parametersOf(password, hash))))

const makeQueue = () => {
  const queue = makeFairQueue({
    maxConcurrent: maxConcurrentHashes,
    maxQueued: maxWaitingHashes,
    timeout: "20 seconds"
  })
  return <A>(work: Effect.Effect<A>): Effect.Effect<A, HasherBusy> =>
    CurrentSender.pipe(
      Effect.flatten,
      Effect.flatMap((sender) => queue.run(sender, work)),
      Effect.mapError(() => new HasherBusy())
    )
}

const hashToCompare = (stored: string | null): Argon2Hash =>
  (stored === null ? undefined : parseHash(stored)) ?? newHash()

const isOutdated = (stored: string): boolean => {
  const { cost, tag } = parseHash(stored) ?? { cost: { memory: 0, passes: 0 }, tag: [] }
  return cost.memory < currentCost.memory || cost.passes < currentCost.passes || tag.length < hashTagBytes
}

const makeHasher = () => {
  const queued = makeQueue()
  return PasswordHasher.of({
    hash: (password) =>
      Effect.suspend(() => {
        const hash = newHash()
        return queued(tagOf(password, hash)).pipe(Effect.map((tag) => formatHash({ ...hash, tag })))
      }),
    verify: (password, stored) =>
      Effect.suspend(() => {
        const hash = hashToCompare(stored)
        return queued(tagOf(password, hash)).pipe(
          Effect.map((tag) => timingSafeEqual(tag, hash.tag) && stored !== null)
        )
      }),
    isOutdated
  })
}

export const argon2Hasher: Layer.Layer<PasswordHasher> = Layer.sync(PasswordHasher, makeHasher)
