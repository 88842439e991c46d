import type { Schema } from "effect"
import {
  BadgeDisplay,
  Credentials,
  CurrentUser,
  CustomLink,
  LinkAvailability,
  ProfileForm
} from "./account-schemas.ts"
import {
  AdminBadge,
  AdminBadgeGroups,
  AdminCredentials,
  AdminSessionState,
  AdminSignedIn,
  AdminSignedOut,
  BadgeUpdate,
  BadgeUpload
} from "./admin-schemas.ts"
import type { CallName } from "./calls.ts"
import {
  FeedbackItem,
  FeedbackItems,
  FeedbackSummary,
  PublicProfile,
  Submission,
  SubmissionReceipt,
  Visibility
} from "./feedback-schemas.ts"
import { Activity, GamificationStats, OwnerBadges, PublicBadges } from "./gamification-schemas.ts"
import { Health } from "./service-schemas.ts"

/** What a call takes and answers. `body` null: it takes none; `answer` null: it answers no JSON. */
interface CallSchema {
  readonly body: Schema.Codec<unknown, unknown> | null
  readonly answer: Schema.Codec<unknown, unknown> | null
  readonly success: 200 | 201 | 204 | 302 | 303
  /** The statuses of its own failures; 400 malformed, 403, 405, 413, 415 and 503 can come from any call. */
  readonly failures: ReadonlyArray<number>
}

const as = <B extends CallSchema["body"], A extends CallSchema["answer"]>(
  body: B,
  success: CallSchema["success"],
  answer: A,
  failures: ReadonlyArray<number> = []
) => ({ body, success, answer, failures })

export const callSchemas = {
  health: as(null, 200, Health, [503]),
  login: as(null, 302, null),
  loginCallback: as(null, 302, null),
  logout: as(null, 302, null),
  signUp: as(Credentials, 201, CurrentUser, [400, 403, 409, 429]),
  signIn: as(Credentials, 200, CurrentUser, [401, 429]),
  currentUser: as(null, 200, CurrentUser, [401]),
  listFeedback: as(null, 200, FeedbackItems, [401]),
  feedbackSummary: as(null, 200, FeedbackSummary, [401]),
  activity: as(null, 200, Activity, [401]),
  stats: as(null, 200, GamificationStats, [401]),
  ownerBadges: as(null, 200, OwnerBadges, [401]),
  setVisibility: as(Visibility, 200, FeedbackItem, [400, 401, 404, 409]),
  deleteFeedback: as(null, 204, null, [401, 404]),
  updateProfile: as(ProfileForm, 200, CurrentUser, [400, 401, 413, 415, 429]),
  checkLink: as(CustomLink, 200, LinkAvailability, [400, 401]),
  updateLink: as(CustomLink, 200, CurrentUser, [400, 401, 409]),
  setBadgeDisplay: as(BadgeDisplay, 200, CurrentUser, [400, 401]),
  publicProfile: as(null, 200, PublicProfile, [404]),
  publicBadges: as(null, 200, PublicBadges, [404]),
  submitFeedback: as(Submission, 201, SubmissionReceipt, [400, 404, 409, 429]),
  adminLogin: as(AdminCredentials, 200, AdminSignedIn, [400, 401, 429]),
  adminSession: as(null, 200, AdminSessionState),
  adminLogout: as(null, 200, AdminSignedOut, [401]),
  adminBadges: as(null, 200, AdminBadgeGroups, [401]),
  uploadBadge: as(BadgeUpload, 200, AdminBadge, [400, 401, 404, 413, 415, 429]),
  updateBadge: as(BadgeUpdate, 200, AdminBadge, [400, 401, 404, 413, 415, 429]),
  submitFeedbackForm: as(Submission, 303, null, [400, 404, 429])
} satisfies Record<CallName, CallSchema>
