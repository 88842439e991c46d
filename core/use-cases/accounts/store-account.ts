import { DateTime, Effect } from "effect"
import { type Account, OwnerId } from "../../domain/accounts/account.ts"
import { newPage } from "../../domain/accounts/page.ts"
import { noQuestions } from "../../domain/questions/owner-questions.ts"
import { newRelease } from "../../domain/release/owner-release.ts"
import { noSyndication } from "../../domain/syndication/syndication.ts"
import { type AccountConditions, Directory } from "../../ports/directory.ts"
import { ReleaseDefault } from "../../ports/release-window.ts"
import { Secrets } from "../../ports/secrets.ts"
import { releaseFloor } from "../time/release-moment.ts"

type NewAccount = Pick<Account, "email" | "passwordHash"> &
  Partial<Pick<Account, "identity" | "firstName" | "lastName">>

export const storeAccount = Effect.fn("storeAccount")(function* (
  given: NewAccount,
  conditions: AccountConditions
) {
  const owner = OwnerId(yield* (yield* Secrets).uuid)
  const moment = yield* DateTime.now
  const now = DateTime.formatIso(moment)
  const account: Account = {
    kind: "account",
    owner,
    id: owner,
    identity: null,
    reset: null,
    secondFactor: null,
    operatorResets: [],
    lastUsedOn: null,
    digest: null,
    language: null,
    webhook: null,
    page: newPage,
    release: newRelease(yield* ReleaseDefault, { floor: yield* releaseFloor, now: moment.epochMilliseconds }),
    questions: noQuestions,
    syndication: noSyndication,
    previewPhoto: false,
    firstName: null,
    lastName: null,
    name: null,
    jobTitle: null,
    bio: null,
    profileImageUrl: null,
    feedbackLink: null,
    showBadgesOnLanding: false,
    createdAt: now,
    updatedAt: now,
    ...given
  }
  yield* (yield* Directory).create(account, conditions)
  return account
})
