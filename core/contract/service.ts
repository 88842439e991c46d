import { callsOf } from "./call.ts"
import type { serviceSchemas } from "./service-schemas.ts"

export const serviceCalls = callsOf<typeof serviceSchemas>()({
  health: { method: "GET", path: "/api/health", access: "anyone", body: "none", success: 200, failures: [] },
  apiDescription: {
    method: "GET",
    path: "/api/openapi.json",
    access: "anyone",
    body: "none",
    success: 200,
    failures: []
  }
})
