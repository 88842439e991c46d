import type {
  BadgeDisplay,
  Credentials,
  CurrentUser,
  CustomLink,
  LinkAvailability,
  ProfileForm
} from "./account-schemas.ts"
import type {
  AdminBadge,
  AdminBadgeGroups,
  AdminCredentials,
  AdminSessionState,
  AdminSignedIn,
  AdminSignedOut,
  BadgeUpdate,
  BadgeUpload
} from "./admin-schemas.ts"
import { call } from "./call.ts"
import type {
  FeedbackItem,
  FeedbackItems,
  FeedbackSummary,
  PublicProfile,
  Submission,
  SubmissionReceipt,
  Visibility
} from "./feedback-schemas.ts"
import type { Activity, GamificationStats, OwnerBadges, PublicBadges } from "./gamification-schemas.ts"
import type { Health } from "./service-schemas.ts"

/**
 * Every call that is served, and nothing else (a test compares both ways). Routes, the UI's client, the
 * handlers of the offline mode and the tests derive from it. Plain data: loads no Schema.
 */
export const calls = {
  health: call<void, Health>()("GET", "/api/health", "none", "anyone"),
  login: call<void, void>()("GET", "/api/login", "none", "anyone"),
  loginCallback: call<void, void>()("GET", "/api/login/callback", "none", "anyone"),
  logout: call<void, void>()("GET", "/api/logout", "none", "anyone"),
  signUp: call<Credentials, CurrentUser>()("POST", "/api/auth/sign-up", "json", "anyone"),
  signIn: call<Credentials, CurrentUser>()("POST", "/api/auth/sign-in", "json", "anyone"),
  currentUser: call<void, CurrentUser>()("GET", "/api/auth/user", "none", "owner"),
  listFeedback: call<void, FeedbackItems>()("GET", "/api/user/feedback", "none", "owner"),
  feedbackSummary: call<void, FeedbackSummary>()("GET", "/api/user/feedback-summary", "none", "owner"),
  activity: call<void, Activity>()("GET", "/api/user/activity", "none", "owner"),
  stats: call<void, GamificationStats>()("GET", "/api/gamification/stats", "none", "owner"),
  ownerBadges: call<void, OwnerBadges>()("GET", "/api/user/badges", "none", "owner"),
  setVisibility: call<Visibility, FeedbackItem>()("PATCH", "/api/feedback/{id}/public", "json", "owner"),
  deleteFeedback: call<void, void>()("DELETE", "/api/feedback/{id}", "none", "owner"),
  updateProfile: call<ProfileForm, CurrentUser>()(
    "POST",
    "/api/user/profile",
    "multipart",
    "owner",
    "profileImage"
  ),
  checkLink: call<CustomLink, LinkAvailability>()("POST", "/api/feedback-link/check", "json", "owner"),
  updateLink: call<CustomLink, CurrentUser>()("POST", "/api/feedback-link/update", "json", "owner"),
  setBadgeDisplay: call<BadgeDisplay, CurrentUser>()("POST", "/api/profile/badge-display", "json", "owner"),
  publicProfile: call<void, PublicProfile>()("GET", "/api/profile/{link}", "none", "visitor"),
  publicBadges: call<void, PublicBadges>()("GET", "/api/profile/{link}/gamification", "none", "visitor"),
  submitFeedback: call<Submission, SubmissionReceipt>()(
    "POST",
    "/api/profile/{link}/feedback",
    "json",
    "visitor"
  ),
  adminLogin: call<AdminCredentials, AdminSignedIn>()("POST", "/api/admin/login", "json", "anyone"),
  adminSession: call<void, AdminSessionState>()("GET", "/api/admin/session", "none", "anyone"),
  adminLogout: call<void, AdminSignedOut>()("POST", "/api/admin/logout", "none", "anyone"),
  adminBadges: call<void, AdminBadgeGroups>()("GET", "/api/admin/badges", "none", "admin"),
  uploadBadge: call<BadgeUpload, AdminBadge>()(
    "POST",
    "/api/admin/badges/upload",
    "multipart",
    "admin",
    "badgeImage"
  ),
  updateBadge: call<BadgeUpdate, AdminBadge>()(
    "POST",
    "/api/admin/badges/update",
    "multipart",
    "admin",
    "badgeImage"
  ),
  submitFeedbackForm: call<Submission, void>()("POST", "/{link}", "form", "visitor")
} as const

export type CallName = keyof typeof calls
