import type { CatalogueBadge } from "../badges/badge-records.ts"
import type { Invitation } from "../invitations/invitation.ts"
import type { Day } from "../values/day.ts"
import type { Admin, AdminSession } from "./admin.ts"

export interface Installation {
  readonly admins: ReadonlyMap<string, Admin>
  /** Empty until the catalogue is seeded. */
  readonly badges: ReadonlyMap<string, CatalogueBadge>
}

export interface WholeInstallation extends Installation {
  readonly sessions: ReadonlyMap<string, AdminSession>
  /** The day of the newest backup that was downloaded; undefined before the first. */
  readonly lastDownload: Day | undefined
  readonly invitations: ReadonlyMap<string, Invitation>
}
