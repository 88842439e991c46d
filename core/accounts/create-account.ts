import { DateTime, Effect } from "effect"
import { Directory } from "../hives/hive-store.ts"
import { invalidInput } from "../support/invalid-input.ts"
import { Secrets } from "../support/secrets.ts"
import { type Account, OwnerId } from "./account.ts"
import { emailTexts, isEmail, normaliseEmail } from "./email-rules.ts"
import { PasswordHasher } from "./password-hasher.ts"
import { passwordProblem } from "./password-rules.ts"

const newAccount = (owner: OwnerId, email: string, passwordHash: string, now: string): Account => ({
  kind: "account",
  owner,
  id: owner,
  email,
  passwordHash,
  identity: null,
  firstName: null,
  lastName: null,
  name: null,
  jobTitle: null,
  bio: null,
  profileImageUrl: null,
  feedbackLink: null,
  showBadgesOnLanding: false,
  createdAt: now,
  updatedAt: now
})

/** Makes an account with an empty hive. */
export const createAccount = Effect.fn("createAccount")(function* (input: {
  readonly email: string
  readonly password: string
}) {
  const email = normaliseEmail(input.email)
  if (!isEmail(email)) return yield* invalidInput(emailTexts.malformed)
  const problem = passwordProblem(input.password, email)
  if (problem !== null) return yield* invalidInput(problem)
  const hash = yield* (yield* PasswordHasher).hash(input.password)
  const owner = OwnerId(yield* (yield* Secrets).uuid)
  const now = DateTime.formatIso(yield* DateTime.now)
  const account = newAccount(owner, email, hash, now)
  yield* (yield* Directory).create(account)
  return account
})
