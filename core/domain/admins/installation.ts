import type { CatalogueBadge } from "../badges/badge.ts"
import type { Admin, AdminSession } from "./admin.ts"

/** All that belongs to the installation and not to an owner. */
export interface Installation {
  /** By id. */
  readonly admins: ReadonlyMap<string, Admin>
  /** By id; empty until the catalogue is seeded. */
  readonly badges: ReadonlyMap<string, CatalogueBadge>
}

/** What a change of the installation sees of it. */
export interface WholeInstallation extends Installation {
  /** Of all admins, by id. */
  readonly sessions: ReadonlyMap<string, AdminSession>
}
