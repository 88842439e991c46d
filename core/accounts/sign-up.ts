import { DateTime, Effect } from "effect"
import { Directory } from "../hives/hive-store.ts"
import { invalidInput } from "../support/invalid-input.ts"
import { Secrets } from "../support/secrets.ts"
import { SignUpClosed } from "./access-errors.ts"
import { type Account, OwnerId } from "./account.ts"
import { emailTexts, isEmail, normaliseEmail } from "./email-rules.ts"
import { PasswordHasher } from "./password-hasher.ts"
import { passwordProblem } from "./password-rules.ts"
import { SignUpPolicy } from "./sign-up-policy.ts"
import { startSession } from "./start-session.ts"

const newAccount = (owner: OwnerId, email: string, passwordHash: string, now: string): Account => ({
  kind: "account",
  owner,
  id: owner,
  email,
  passwordHash,
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

/** Makes an account with an empty hive and signs its owner in. */
export const signUp = Effect.fn("signUp")(function* (input: {
  readonly email: string
  readonly password: string
}) {
  const policy = yield* SignUpPolicy
  if (!policy.isOpen) return yield* new SignUpClosed()
  const email = normaliseEmail(input.email)
  if (!isEmail(email)) return yield* invalidInput(emailTexts.malformed)
  const problem = passwordProblem(input.password, email)
  if (problem !== null) return yield* invalidInput(problem)
  const hash = yield* (yield* PasswordHasher).hash(input.password)
  const owner = OwnerId(yield* (yield* Secrets).uuid)
  const now = DateTime.formatIso(yield* DateTime.now)
  const account = newAccount(owner, email, hash, now)
  yield* (yield* Directory).create(account)
  return { account, token: yield* startSession(owner) }
})
