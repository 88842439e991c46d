import { callsOf } from "./call.ts"
import type { secondFactorSchemas } from "./second-factor-schemas.ts"

export const secondFactorCalls = callsOf<typeof secondFactorSchemas>()({
  beginSecondFactor: {
    method: "POST",
    path: "/api/account/second-factor",
    access: "owner",
    body: "json",
    success: 200,
    failures: ["PasswordsOff", "WrongPassword", "SignInAgain", "HasherBusy", "SecondFactorOn"]
  },
  confirmSecondFactor: {
    method: "POST",
    path: "/api/account/second-factor/confirm",
    access: "owner",
    body: "json",
    success: 200,
    failures: ["WrongCode", "SecondFactorOn", "SetUpExpired"]
  },
  renewRecoveryCodes: {
    method: "POST",
    path: "/api/account/second-factor/recovery-codes",
    access: "owner",
    body: "json",
    success: 200,
    failures: ["PasswordsOff", "WrongPassword", "SignInAgain", "HasherBusy", "WrongCode", "SecondFactorOff"]
  },
  turnOffSecondFactor: {
    method: "DELETE",
    path: "/api/account/second-factor",
    access: "owner",
    body: "json",
    success: 204,
    failures: ["PasswordsOff", "WrongPassword", "SignInAgain", "HasherBusy", "WrongCode", "SecondFactorOff"]
  },
  adminSecondFactor: {
    method: "GET",
    path: "/api/admin/second-factor",
    access: "admin",
    body: "none",
    success: 200,
    failures: []
  },
  beginAdminSecondFactor: {
    method: "POST",
    path: "/api/admin/second-factor",
    access: "admin",
    body: "json",
    success: 200,
    failures: ["WrongPassword", "HasherBusy", "SecondFactorOn"]
  },
  confirmAdminSecondFactor: {
    method: "POST",
    path: "/api/admin/second-factor/confirm",
    access: "admin",
    body: "json",
    success: 200,
    failures: ["WrongCode", "SecondFactorOn", "SetUpExpired"]
  },
  renewAdminRecoveryCodes: {
    method: "POST",
    path: "/api/admin/second-factor/recovery-codes",
    access: "admin",
    body: "json",
    success: 200,
    failures: ["WrongPassword", "HasherBusy", "WrongCode", "SecondFactorOff"]
  },
  turnOffAdminSecondFactor: {
    method: "DELETE",
    path: "/api/admin/second-factor",
    access: "admin",
    body: "json",
    success: 204,
    failures: ["WrongPassword", "HasherBusy", "WrongCode", "SecondFactorOff"]
  }
})
