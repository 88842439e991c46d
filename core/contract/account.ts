import type { accountSchemas } from "./account-schemas.ts"
import { callsOf } from "./call.ts"

export const accountCalls = callsOf<typeof accountSchemas>()({
  login: { method: "GET", path: "/api/login", access: "anyone", body: "none", success: 302, failures: [] },
  beginLogin: {
    method: "POST",
    path: "/api/login/invited",
    access: "anyone",
    body: "json",
    success: 200,
    failures: ["InvitationUnusable", "SignUpClosed"]
  },
  loginCallback: {
    method: "GET",
    path: "/api/login/callback",
    access: "anyone",
    body: "none",
    success: 302,
    failures: []
  },
  logout: { method: "GET", path: "/api/logout", access: "anyone", body: "none", success: 302, failures: [] },
  signUp: {
    method: "POST",
    path: "/api/auth/sign-up",
    access: "anyone",
    body: "json",
    success: 201,
    later: 202,
    failures: [
      "PasswordsOff",
      "SignUpClosed",
      "InvitationUnusable",
      "EmailTaken",
      "HasherBusy",
      "OwnerNotFound"
    ]
  },
  signIn: {
    method: "POST",
    path: "/api/auth/sign-in",
    access: "anyone",
    body: "json",
    success: 200,
    later: 202,
    failures: ["InvalidCredentials", "PasswordsOff", "HasherBusy"]
  },
  signInWithCode: {
    method: "POST",
    path: "/api/auth/second",
    access: "anyone",
    body: "json",
    success: 200,
    failures: ["PasswordsOff", "SignInExpired", "WrongCode"]
  },
  currentUser: {
    method: "GET",
    path: "/api/auth/user",
    access: "owner",
    body: "none",
    success: 200,
    failures: []
  }
})
