import type { FormerEmail } from "#core/domain/accounts/former-email.ts"
import type { AdminEntry, AdminSession } from "#core/domain/admins/admin.ts"
import type { Installation } from "#core/domain/admins/installation.ts"
import type { InstallationRecord, RecordKey, StoredRecord } from "#core/domain/hives/change.ts"
import { recordKinds } from "#core/domain/records/record-kinds.ts"

/** The maps in `installation` are replaced rather than mutated, so that readers may keep them. */
export interface InMemoryInstallation {
  installation: Installation
  readonly entries: Map<string, AdminEntry>
  readonly sessions: Map<string, AdminSession>
  readonly formerEmails: Map<string, FormerEmail>
}

export const emptyInstallation = (): InMemoryInstallation => ({
  installation: { admins: new Map(), badges: new Map() },
  entries: new Map(),
  sessions: new Map(),
  formerEmails: new Map()
})

export const isInstallationKey = ({ kind }: RecordKey): boolean => recordKinds[kind].of === "installation"

export const isInstallationRecord = (record: StoredRecord): record is InstallationRecord =>
  isInstallationKey(record)

const withRow = <Row extends { readonly id: string }>(rows: ReadonlyMap<string, Row>, row: Row) =>
  new Map(rows).set(row.id, row)

const withoutRow = <Row>(rows: ReadonlyMap<string, Row>, id: string) =>
  new Map(Array.from(rows).filter(([known]) => known !== id))

export const putInstallationRecord = (state: InMemoryInstallation, record: InstallationRecord): void => {
  const { admins, badges } = state.installation
  switch (record.kind) {
    case "admin":
      state.installation = { badges, admins: withRow(admins, record) }
      break
    case "catalogue-badge":
      state.installation = { admins, badges: withRow(badges, record) }
      break
    case "admin-entry":
      state.entries.set(record.id, record)
      break
    case "former-email":
      state.formerEmails.set(record.id, record)
      break
    case "admin-session":
      state.sessions.set(record.id, record)
  }
}

export const removeInstallationRecord = (state: InMemoryInstallation, { kind, id }: RecordKey): void => {
  const { admins, badges } = state.installation
  switch (kind) {
    case "admin":
      state.installation = { badges, admins: withoutRow(admins, id) }
      break
    case "catalogue-badge":
      state.installation = { admins, badges: withoutRow(badges, id) }
      break
    case "admin-entry":
      state.entries.delete(id)
      break
    case "former-email":
      state.formerEmails.delete(id)
      break
    case "admin-session":
      state.sessions.delete(id)
  }
}
