import type { CurrentUser } from "../../contract/account-schemas.ts"
import type { Account } from "../../domain/accounts/account.ts"

export const currentUserOf = (account: Account): CurrentUser => ({
  id: account.id,
  email: account.email,
  name: account.name,
  jobTitle: account.jobTitle,
  bio: account.bio,
  profileImageUrl: account.profileImageUrl,
  feedbackLink: account.feedbackLink,
  showBadgesOnLanding: account.showBadgesOnLanding
})
