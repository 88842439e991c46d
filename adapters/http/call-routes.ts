import type { CallName } from "#core/contract/calls.ts"
import type { CallRoute } from "./calls/call-route.ts"
import * as accountRights from "./routes/account-rights-routes.ts"
import * as account from "./routes/account-routes.ts"
import * as accountSettings from "./routes/account-settings-routes.ts"
import * as admin from "./routes/admin-routes.ts"
import * as feedback from "./routes/feedback-routes.ts"
import * as installation from "./routes/installation-routes.ts"
import * as invitation from "./routes/invitation-routes.ts"
import * as link from "./routes/link-routes.ts"
import * as login from "./routes/login-routes.ts"
import * as mailedLink from "./routes/mailed-link-routes.ts"
import * as operator from "./routes/operator-routes.ts"
import * as owner from "./routes/owner-routes.ts"
import * as profile from "./routes/profile-routes.ts"
import * as progress from "./routes/progress-routes.ts"
import * as receipt from "./routes/receipt-routes.ts"
import * as report from "./routes/report-routes.ts"
import * as secondFactor from "./routes/second-factor-routes.ts"
import * as seen from "./routes/seen-routes.ts"
import * as service from "./routes/service-routes.ts"
import * as visitor from "./routes/visitor-routes.ts"

export const callRoutes: { readonly [N in CallName]: CallRoute<N> } = {
  ...service,
  ...login,
  ...account,
  ...accountSettings,
  ...accountRights,
  ...secondFactor,
  ...mailedLink,
  ...profile,
  ...seen,
  ...link,
  ...feedback,
  ...progress,
  ...visitor,
  ...report,
  ...receipt,
  ...admin,
  ...operator,
  ...installation,
  ...owner,
  ...invitation
}
