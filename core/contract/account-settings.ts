import type { accountSettingsSchemas } from "./account-settings-schemas.ts"
import { callsOf } from "./call.ts"

export const accountSettingsCalls = callsOf<typeof accountSettingsSchemas>()({
  accountSettings: {
    method: "GET",
    path: "/api/account",
    access: "owner",
    body: "none",
    success: 200,
    failures: []
  },
  changePassword: {
    method: "POST",
    path: "/api/account/password",
    access: "owner",
    body: "json",
    success: 204,
    failures: ["PasswordsOff", "WrongPassword", "SignInAgain", "HasherBusy"]
  },
  changeEmail: {
    method: "POST",
    path: "/api/account/email",
    access: "owner",
    body: "json",
    success: 200,
    later: 202,
    failures: ["EmailTaken", "WrongPassword", "SignInAgain", "HasherBusy"]
  },
  confirmNewEmail: {
    method: "POST",
    path: "/api/account/email/confirm",
    access: "owner",
    body: "json",
    success: 200,
    failures: ["MailedLinkUnusable"]
  },
  setDigest: {
    method: "PUT",
    path: "/api/account/digest",
    access: "owner",
    body: "json",
    success: 200,
    failures: ["MailOff"]
  },
  chooseLanguage: {
    method: "PUT",
    path: "/api/account/language",
    access: "owner",
    body: "json",
    success: 200,
    failures: []
  },
  setWebhook: {
    method: "PUT",
    path: "/api/account/webhook",
    access: "owner",
    body: "json",
    success: 200,
    failures: ["WebhooksOff"]
  },
  removeWebhook: {
    method: "DELETE",
    path: "/api/account/webhook",
    access: "owner",
    body: "none",
    success: 200,
    failures: []
  },
  chooseAudience: {
    method: "PUT",
    path: "/api/account/audience",
    access: "owner",
    body: "json",
    success: 200,
    failures: ["LoosenedLately"]
  },
  chooseQuestions: {
    method: "PUT",
    path: "/api/account/questions",
    access: "owner",
    body: "json",
    success: 200,
    failures: ["ModeratorUnavailable"]
  },
  setSyndication: {
    method: "PUT",
    path: "/api/account/syndication",
    access: "owner",
    body: "json",
    success: 200,
    failures: []
  },
  setPreview: {
    method: "PUT",
    path: "/api/account/preview",
    access: "owner",
    body: "json",
    success: 200,
    failures: []
  },
  listSessions: {
    method: "GET",
    path: "/api/account/sessions",
    access: "owner",
    body: "none",
    success: 200,
    failures: []
  },
  endOtherSessions: {
    method: "DELETE",
    path: "/api/account/sessions",
    access: "owner",
    body: "none",
    success: 204,
    failures: []
  },
  endSession: {
    method: "DELETE",
    path: "/api/account/sessions/{id}",
    access: "owner",
    body: "none",
    success: 204,
    failures: ["SessionNotFound"]
  }
})
