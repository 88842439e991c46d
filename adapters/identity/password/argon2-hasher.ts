import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"
import { Effect, Layer, Ref, Semaphore } from "effect"
import { HasherBusy, PasswordHasher } from "#core/accounts/password-hasher.ts"
import { type Argon2Hash, currentCost, formatHash, parseHash } from "./phc-string.ts"

const derive = promisify(argon2)

const tagLength = 32

/** Hashes at once: each keeps one of the few threads that files need too. */
const concurrentHashes = 2
const waitingHashes = 20

const parametersOf = (password: string, { cost, salt, tag }: Argon2Hash): Argon2Parameters => ({
  // The same password, however the keyboard composes its accents.
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
  tag: Buffer.alloc(tagLength)
})

const tagOf = (password: string, hash: Argon2Hash): Effect.Effect<Buffer> =>
  Effect.promise(() => derive("argon2id", parametersOf(password, hash)))

/** Runs hashes two at a time, lets twenty wait, and turns the rest away. */
const makeQueue = Effect.gen(function* () {
  const permits = yield* Semaphore.make(concurrentHashes)
  const present = yield* Ref.make(0)
  const enter = Ref.modify(present, (count) =>
    count < concurrentHashes + waitingHashes ? [true, count + 1] : [false, count]
  )
  const leave = Ref.update(present, (count) => count - 1)
  return <A>(work: Effect.Effect<A>): Effect.Effect<A, HasherBusy> =>
    Effect.acquireUseRelease(
      enter.pipe(Effect.flatMap((entered) => (entered ? Effect.void : Effect.fail(new HasherBusy())))),
      () => permits.withPermit(work),
      () => leave
    )
})

/** Compares with a hash that no password has, so that an unknown account takes as long. */
const comparedWith = (stored: string | null): Argon2Hash =>
  (stored === null ? undefined : parseHash(stored)) ?? newHash()

const makeHasher = Effect.gen(function* () {
  const queued = yield* makeQueue
  return PasswordHasher.of({
    hash: (password) =>
      Effect.suspend(() => {
        const hash = newHash()
        return queued(tagOf(password, hash)).pipe(Effect.map((tag) => formatHash({ ...hash, tag })))
      }),
    verify: (password, stored) =>
      Effect.suspend(() => {
        const hash = comparedWith(stored)
        return queued(tagOf(password, hash)).pipe(
          Effect.map((tag) => timingSafeEqual(tag, hash.tag) && stored !== null)
        )
      })
  })
})

/** Passwords by Node's own Argon2id, kept as PHC strings, hashed as given after NFC normalisation. */
export const argon2Hasher: Layer.Layer<PasswordHasher> = Layer.effect(PasswordHasher, makeHasher)
