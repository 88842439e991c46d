import type { CallName } from "#core/contract/calls.ts"
import type { CallRoute } from "./call-route.ts"
import * as account from "./routes/account-routes.ts"
import * as admin from "./routes/admin-routes.ts"
import * as feedback from "./routes/feedback-routes.ts"
import * as link from "./routes/link-routes.ts"
import * as login from "./routes/login-routes.ts"
import * as profile from "./routes/profile-routes.ts"
import * as progress from "./routes/progress-routes.ts"
import * as service from "./routes/service-routes.ts"
import * as visitor from "./routes/visitor-routes.ts"

/** Who answers each call of the contract; one that is missing, or stands in another's place, does not compile. */
export const callRoutes: { readonly [N in CallName]: CallRoute<N> } = {
  health: service.health,
  login: login.login,
  loginCallback: login.loginCallback,
  logout: account.logout,
  signUp: account.signUp,
  signIn: account.signIn,
  currentUser: account.currentUser,
  listFeedback: feedback.listFeedback,
  feedbackSummary: progress.feedbackSummary,
  activity: progress.activity,
  stats: progress.stats,
  ownerBadges: progress.ownerBadges,
  setVisibility: feedback.setVisibility,
  deleteFeedback: feedback.deleteFeedback,
  updateProfile: profile.updateProfile,
  checkLink: link.checkLink,
  updateLink: link.updateLink,
  setBadgeDisplay: profile.setBadgeDisplay,
  publicProfile: visitor.publicProfile,
  publicBadges: visitor.publicBadges,
  submitFeedback: visitor.submitFeedback,
  adminLogin: admin.adminLogin,
  adminSession: admin.adminSession,
  adminLogout: admin.adminLogout,
  adminBadges: admin.adminBadges,
  uploadBadge: admin.uploadBadge,
  updateBadge: admin.updateBadge,
  submitFeedbackForm: visitor.submitFeedbackForm
}
