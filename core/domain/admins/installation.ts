import type { CatalogueBadge } from "../badges/badge-records.ts"
import type { Invitation } from "../invitations/invitation.ts"
import type { Day } from "../values/day.ts"
import type { Admin, AdminSession } from "./admin.ts"

export interface Installation {
  readonly admins: ReadonlyMap<string, Admin>
  readonly badges: ReadonlyMap<string, CatalogueBadge>
}

export interface WholeInstallation extends Installation {
  readonly sessions: ReadonlyMap<string, AdminSession>
  readonly lastDownload: Day | undefined
  readonly invitations: ReadonlyMap<string, Invitation>
}
