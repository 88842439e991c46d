import type { adminSchemas } from "./admin-schemas.ts"
import { callsOf } from "./call.ts"

export const adminCalls = callsOf<typeof adminSchemas>()({
  adminLogin: {
    method: "POST",
    path: "/api/admin/login",
    access: "anyone",
    body: "json",
    success: 200,
    later: 202,
    failures: ["InvalidAdminCredentials", "HasherBusy"]
  },
  adminLoginWithCode: {
    method: "POST",
    path: "/api/admin/second",
    access: "anyone",
    body: "json",
    success: 200,
    failures: ["SignInExpired", "WrongCode"]
  },
  adminSession: {
    method: "GET",
    path: "/api/admin/session",
    access: "anyone",
    body: "none",
    success: 200,
    failures: []
  },
  adminLogout: {
    method: "POST",
    path: "/api/admin/logout",
    access: "anyone",
    body: "none",
    success: 200,
    failures: ["Unauthorized"]
  },
  adminBadges: {
    method: "GET",
    path: "/api/admin/badges",
    access: "admin",
    body: "none",
    success: 200,
    failures: []
  },
  uploadBadge: {
    method: "POST",
    path: "/api/admin/badges/upload",
    access: "admin",
    body: "multipart",
    fileField: "badgeImage",
    success: 200,
    failures: ["BadgeNotFound", "ImageUnusable", "WrongImageType", "ImagesUnavailable"]
  },
  updateBadge: {
    method: "POST",
    path: "/api/admin/badges/update",
    access: "admin",
    body: "multipart",
    fileField: "badgeImage",
    success: 200,
    failures: ["BadgeNotFound", "ImageUnusable", "WrongImageType", "ImagesUnavailable"]
  }
})
