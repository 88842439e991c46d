import { Effect, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import { otpauthCodes } from "#adapters/one-time-codes/otpauth/index.ts"
import { backgroundJobs } from "#core/concurrency/background-jobs.ts"
import { type Account, OwnerId } from "#core/domain/accounts/account.ts"
import type { SignUpMode } from "#core/domain/accounts/sign-up-mode.ts"
import { type Category, categories, generalCategory } from "#core/domain/categories/category.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { Directory } from "#core/ports/directory.ts"
import type { Issuer } from "#core/ports/identity-provider.ts"
import { ImageProcessor, ImageUnusable } from "#core/ports/image-processor.ts"
import { Languages } from "#core/ports/languages.ts"
import { Moderator, ModeratorUnavailable } from "#core/ports/moderator.ts"
import { PasswordHasher } from "#core/ports/password-hasher.ts"
import { SealBroken, Sealer } from "#core/ports/sealer.ts"
import { Secrets } from "#core/ports/secrets.ts"
import { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import { outbox } from "#core/use-cases/mails/outbox.ts"
import { updateProfile } from "#core/use-cases/profiles/update-profile.ts"
import { fakeModerator } from "./fake-moderator.ts"
import { mailTexts } from "./mail-texts.ts"
import { memoryImages } from "./memory/memory-images.ts"
import { memoryStorage } from "./memory/memory-storage.ts"
import { makeAccount } from "./storage-records.ts"

const categoryIn = (text: string): Category =>
  categories.find((category) => text.startsWith(category)) ?? generalCategory

/** A text begins with the verdict that it gets: "abuse …", "unjudged …", or a category's name. */
const moderator = Layer.succeed(Moderator)(
  fakeModerator({
    judge: (text) =>
      text.startsWith("unjudged")
        ? Effect.fail(new ModeratorUnavailable({ cause: "told to" }))
        : Effect.succeed({
            decision: text.startsWith("abuse") ? "rejected" : "approved",
            labels: [],
            guard: "fake",
            version: "1",
            reason: "told to"
          }),
    analyse: (text) => ({ category: categoryIn(text), sentiment: "positive", summary: "A note." })
  })
)

export const fakeSealer = Layer.succeed(Sealer)({
  isCurrent: () => true,
  hasKeyOf: () => true,
  seal: (text, { owner, item, field }) => Effect.succeed(Sealed(JSON.stringify([owner, item, field, text]))),
  open: (sealed, { owner, item, field }) => {
    const [sealedOwner, sealedItem, sealedField, text] = JSON.parse(sealed)
    return sealedOwner === owner && sealedItem === item && sealedField === field
      ? Effect.succeed(text)
      : Effect.fail(new SealBroken({ cause: "moved" }))
  },
  fingerprint: (purpose, value) => Effect.succeed(`${purpose}(${value})`)
})

/** Ids whose alphabetical order differs from the order in which they are made. */
const fakeSecrets = Layer.sync(Secrets)(() => {
  let made = 0
  const next = () => ((++made * 2_654_435_761) % 0xffffffff).toString(16).padStart(8, "0")
  return {
    uuid: Effect.sync(() => `${next()}-0000-4000-8000-000000000000`),
    token: Effect.sync(() => `token-${next()}`),
    digest: (token) => Effect.succeed(`digest of ${token}`)
  }
})

export const plainHasher: PasswordHasher["Service"] = {
  hash: (password) => Effect.succeed(`hash of ${password}`),
  verify: (password, hash) => Effect.succeed(hash?.replace(/^old /, "") === `hash of ${password}`),
  isOutdated: (hash) => hash.startsWith("old ")
}

/** Signs nobody in. */
export const idleIssuer: Issuer = {
  name: "id.example",
  allowsPasswords: false,
  signInAddress: () => Effect.die("not asked"),
  identify: () => Effect.die("not asked"),
  fetchImage: () => Effect.die("not asked")
}

/** Renders nothing: returns the bytes as they are. An image that ends with 0 is damaged. */
const fakeProcessor = Layer.succeed(ImageProcessor)({
  render: (bytes, renditions) =>
    bytes.at(-1) === 0
      ? Effect.fail(new ImageUnusable({ reason: "damaged" }))
      : Effect.succeed(renditions.map(() => bytes))
})

export const worldAround = (mode: SignUpMode) =>
  Layer.mergeAll(
    Layer.fresh(memoryImages),
    fakeProcessor,
    moderator,
    Layer.succeed(Languages)({ languageOf: (text) => (text.includes("in Hindi") ? "hi" : "en") }),
    Layer.fresh(backgroundJobs),
    Layer.fresh(outbox),
    mailTexts,
    fakeSealer,
    Layer.fresh(fakeSecrets),
    Layer.succeed(PasswordHasher)(plainHasher),
    otpauthCodes,
    Layer.succeed(SignUpPolicy)({ mode })
  )

const worldWith = (mode: SignUpMode) => Layer.mergeAll(Layer.fresh(memoryStorage), worldAround(mode))

export const world = worldWith("open")
export const closedWorld = worldWith("closed")

export const noon = Date.parse("2026-11-20T12:00:00Z")

/** An account with a name and so with a link, on 20 November 2026. */
export const makeOwner = Effect.fnUntraced(function* (
  name = "Asha Raman",
  id = "0a1b2c3d-0000-4000-8000-000000000001"
) {
  yield* TestClock.setTime(noon)
  const owner = OwnerId(id)
  const madeAt = new Date(noon).toISOString()
  const account = makeAccount(owner, {
    id,
    email: `${id}@example.org`,
    name: null,
    bio: null,
    showBadgesOnLanding: false,
    createdAt: madeAt,
    updatedAt: madeAt
  })
  yield* (yield* Directory).create(account)
  return name === "" ? account : yield* updateProfile(owner, { name })
})

export const linkOf = (account: Account): string => account.feedbackLink ?? ""

export const accountOf = Effect.fnUntraced(function* (owner: OwnerId) {
  return Option.getOrThrow(yield* (yield* Directory).findById(owner))
})
