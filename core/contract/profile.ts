import { callsOf } from "./call.ts"
import type { profileSchemas } from "./profile-schemas.ts"

export const profileCalls = callsOf<typeof profileSchemas>()({
  updateProfile: {
    method: "POST",
    path: "/api/user/profile",
    access: "owner",
    body: "multipart",
    fileField: "profileImage",
    success: 200,
    failures: ["ImageUnusable", "WrongImageType", "ImagesUnavailable", "LinkTaken"]
  },
  setBadgeDisplay: {
    method: "POST",
    path: "/api/profile/badge-display",
    access: "owner",
    body: "json",
    success: 200,
    failures: []
  }
})
