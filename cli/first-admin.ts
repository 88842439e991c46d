import { Effect, Option, Redacted } from "effect"
import { addAdmin, listAdmins } from "#core/admin/manage-admins.ts"
import { seedBadges } from "#core/admin/seed-badges.ts"
import type { Configuration } from "./config.ts"

const makeAdmin = ({ admin }: Pick<Configuration, "admin">) =>
  Option.match(admin, {
    onNone: () => Effect.void,
    onSome: ({ username, password }) =>
      addAdmin({ username, password: Redacted.value(password) }).pipe(
        Effect.andThen(Effect.logInfo(`The admin ${username} was made.`)),
        Effect.catchTag("AdminTaken", () => Effect.void)
      )
  })

/** What every installation has: the badge catalogue, and the admin that the environment names (design section 5). */
export const prepareInstallation = Effect.fn("prepareInstallation")(function* (
  configuration: Pick<Configuration, "admin">
) {
  yield* seedBadges()
  yield* makeAdmin(configuration)
  if ((yield* listAdmins).length > 0) return
  yield* Effect.logInfo("There is no admin yet. `honesthive admin add NAME` makes one.")
})
