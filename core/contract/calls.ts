import { accountCalls } from "./account.ts"
import { accountRightsCalls } from "./account-rights.ts"
import { accountSettingsCalls } from "./account-settings.ts"
import { adminCalls } from "./admin.ts"
import { feedbackCalls } from "./feedback.ts"
import { insightCalls } from "./insight.ts"
import { installationCalls } from "./installation.ts"
import { invitationCalls } from "./invitation.ts"
import { linkCalls } from "./link.ts"
import { mailedLinkCalls } from "./mailed-link.ts"
import { operatorCalls } from "./operator.ts"
import { ownerCalls } from "./owner.ts"
import { profileCalls } from "./profile.ts"
import { progressCalls } from "./progress.ts"
import { publicProfileCalls } from "./public-profile.ts"
import { receiptCalls } from "./receipt.ts"
import { reportCalls } from "./report.ts"
import { secondFactorCalls } from "./second-factor.ts"
import { seenCalls } from "./seen.ts"
import { serviceCalls } from "./service.ts"
import { submissionCalls } from "./submission.ts"

/**
 * Every call that the server handles (a test compares both ways). Routes, the UI's client, the offline handlers and
 * the tests are derived from it. Plain data: loads no Schema.
 */
export const calls = {
  ...serviceCalls,
  ...accountCalls,
  ...accountSettingsCalls,
  ...accountRightsCalls,
  ...secondFactorCalls,
  ...mailedLinkCalls,
  ...profileCalls,
  ...seenCalls,
  ...linkCalls,
  ...feedbackCalls,
  ...submissionCalls,
  ...insightCalls,
  ...progressCalls,
  ...publicProfileCalls,
  ...reportCalls,
  ...receiptCalls,
  ...adminCalls,
  ...operatorCalls,
  ...installationCalls,
  ...ownerCalls,
  ...invitationCalls
}

export type CallName = keyof typeof calls
