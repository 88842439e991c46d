import { Schema } from "effect"

/**
 * The state of the installation. `program` and `runtime` are null where the program is no release, such as in a browser's
 * tab. `diskTenths` are the used tenths of the data folder's disk; null where they are not known.
 * `isDownloadDue` is null where no backups are made, such as in a browser's tab.
 */
const InstallationView = Schema.Struct({
  program: Schema.NullOr(Schema.String),
  runtime: Schema.NullOr(Schema.String),
  store: Schema.String,
  dataVersion: Schema.Int,
  guardVersion: Schema.String,
  guard: Schema.Literals(["works", "away"]),
  mail: Schema.Literals(["works", "fails", "off"]),
  diskTenths: Schema.NullOr(Schema.Int),
  lastBackup: Schema.NullOr(Schema.String),
  isDownloadDue: Schema.NullOr(Schema.Boolean)
})

export type InstallationView = typeof InstallationView.Type

const AdminLog = Schema.Struct({
  entries: Schema.Array(Schema.Struct({ on: Schema.String, who: Schema.String, what: Schema.String })),
  pages: Schema.Int
})

export type AdminLog = typeof AdminLog.Type

export const installationSchemas = {
  readInstallation: { body: null, response: InstallationView },
  readAdminLog: { body: null, response: AdminLog },
  downloadBackup: { body: null, response: null }
} as const
