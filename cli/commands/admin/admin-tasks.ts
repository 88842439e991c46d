import { Effect, Schema } from "effect"
import type { AdminEntry } from "#core/domain/admins/admin.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { addAdmin, listAdmins, removeAdmin, setAdminPassword } from "#core/use-cases/admins/manage-admins.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"

const Credentials = Schema.Struct({ username: Schema.String, password: Schema.String })
type Credentials = typeof Credentials.Type

export const adminAdd: DataTask<Credentials> = {
  name: "admin-add",
  input: Credentials,
  makesStore: true,
  run: (input) =>
    addAdmin(input).pipe(
      Effect.map(({ username }) => ({
        lines: [`${username} can sign in at /admin/login now.`],
        data: { username }
      })),
      Effect.mapError(failedBy)
    )
}

export const adminPassword: DataTask<Credentials> = {
  name: "admin-password",
  input: Credentials,
  run: (input) =>
    setAdminPassword(input).pipe(
      Effect.map(({ username }) => ({
        lines: [`${username} has a new password; all sessions of this admin have ended.`],
        data: { username }
      })),
      Effect.mapError(failedBy)
    )
}

const Username = Schema.Struct({ username: Schema.String })

export const adminRemove: DataTask<typeof Username.Type> = {
  name: "admin-remove",
  input: Username,
  run: ({ username: name }) =>
    removeAdmin(name).pipe(
      Effect.map(({ username }) => ({ lines: [`${username} is no admin any more.`], data: { username } })),
      Effect.mapError(failedBy)
    )
}

export const adminList: DataTask<null> = {
  name: "admin-list",
  input: Schema.Null,
  isReadOnly: () => true,
  run: () =>
    listAdmins.pipe(
      Effect.map((admins) => ({
        lines: admins.length === 0 ? ["There is no admin."] : admins.map(({ username }) => username),
        data: admins.map(({ username, createdAt }) => ({ username, createdAt }))
      })),
      Effect.mapError(failedBy)
    )
}

const lineOf = ({ on, who, what }: AdminEntry): string => `${on}  ${who}  ${what}`

export const adminLog: DataTask<null> = {
  name: "admin-log",
  input: Schema.Null,
  isReadOnly: () => true,
  run: () =>
    InstallationStore.use(({ entries }) => entries).pipe(
      Effect.map((entries) => ({
        lines: entries.length === 0 ? ["Nothing was changed yet."] : entries.map(lineOf),
        data: entries.map(({ on, who, what }) => ({ on: `${on}`, who, what }))
      })),
      Effect.mapError(failedBy)
    )
}
