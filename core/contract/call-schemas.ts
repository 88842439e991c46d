import { accountRightsSchemas } from "./account-rights-schemas.ts"
import { accountSchemas } from "./account-schemas.ts"
import { accountSettingsSchemas } from "./account-settings-schemas.ts"
import { adminSchemas } from "./admin-schemas.ts"
import type { CallSchema } from "./call.ts"
import type { CallName } from "./calls.ts"
import { feedbackSchemas } from "./feedback-schemas.ts"
import { insightSchemas } from "./insight-schemas.ts"
import { installationSchemas } from "./installation-schemas.ts"
import { invitationSchemas } from "./invitation-schemas.ts"
import { linkSchemas } from "./link-schemas.ts"
import { mailedLinkSchemas } from "./mailed-link-schemas.ts"
import { operatorSchemas } from "./operator-schemas.ts"
import { ownerSchemas } from "./owner-schemas.ts"
import { profileSchemas } from "./profile-schemas.ts"
import { progressSchemas } from "./progress-schemas.ts"
import { publicProfileSchemas } from "./public-profile-schemas.ts"
import { receiptSchemas } from "./receipt-schemas.ts"
import { reportSchemas } from "./report-schemas.ts"
import { secondFactorSchemas } from "./second-factor-schemas.ts"
import { seenSchemas } from "./seen-schemas.ts"
import { serviceSchemas } from "./service-schemas.ts"
import { submissionSchemas } from "./submission-schemas.ts"

export const callSchemas = {
  ...serviceSchemas,
  ...accountSchemas,
  ...accountSettingsSchemas,
  ...accountRightsSchemas,
  ...secondFactorSchemas,
  ...mailedLinkSchemas,
  ...profileSchemas,
  ...seenSchemas,
  ...linkSchemas,
  ...feedbackSchemas,
  ...submissionSchemas,
  ...insightSchemas,
  ...progressSchemas,
  ...publicProfileSchemas,
  ...reportSchemas,
  ...receiptSchemas,
  ...adminSchemas,
  ...operatorSchemas,
  ...installationSchemas,
  ...ownerSchemas,
  ...invitationSchemas
} satisfies Record<CallName, CallSchema>
