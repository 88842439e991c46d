import { Effect, Schema } from "effect"
import { TaskFailed } from "#core/ports/server-task.ts"
import { endAdminSessions, listAdminSessions } from "#core/use-cases/admins/manage-admin-sessions.ts"
import { type DataTask, failedBy, readingTask } from "../../data-tasks/data-task.ts"
import { counted } from "../../terminal/counted.ts"

export const adminSessions = readingTask("admin-sessions", listAdminSessions, (sessions) => ({
  lines:
    sessions.length === 0
      ? ["No admin is signed in."]
      : sessions.map(({ id, admin, signedInOn }) => `${id}  ${signedInOn}  ${admin}`),
  data: sessions.map(({ id, admin, signedInOn }) => ({ id, admin, signedInOn: `${signedInOn}` }))
}))

/** Null ends all sessions. */
const Which = Schema.Struct({ id: Schema.NullOr(Schema.String) })

export const endSessions: DataTask<typeof Which.Type> = {
  name: "admin-sessions-end",
  input: Which,
  run: ({ id }) =>
    endAdminSessions(id).pipe(
      Effect.mapError(failedBy),
      Effect.flatMap((ended) =>
        id !== null && ended === 0
          ? Effect.fail(new TaskFailed({ text: "There is no session with this id." }))
          : Effect.succeed({
              lines: [`${counted(ended, "session has", "sessions have")} ended.`],
              data: { ended }
            })
      )
    )
}
