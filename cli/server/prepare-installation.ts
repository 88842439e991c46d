import { Effect, Option, Redacted } from "effect"
import { addAdmin, listAdmins } from "#core/use-cases/admins/manage-admins.ts"
import { seedBadges } from "#core/use-cases/badges/seed-badges.ts"
import { isNewInstallation } from "#core/use-cases/installation/is-new-installation.ts"
import type { Configuration } from "../settings/config.ts"

const removableAdvice = "ADMIN_USERNAME and ADMIN_PASSWORD can be removed from the environment."

const makeAdmin = ({ admin }: Pick<Configuration, "admin">, isOperator: boolean) =>
  Option.match(admin, {
    onNone: () => Effect.void,
    onSome: ({ username, password }) =>
      addAdmin({ username, password: Redacted.value(password), isOperator }).pipe(
        Effect.as(`The ${isOperator ? "operator" : "admin"} ${username} was added`),
        Effect.catchTag("AdminTaken", () => Effect.succeed(`The admin ${username} already exists`)),
        Effect.flatMap((fact) => Effect.logInfo(`${fact}: ${removableAdvice}`))
      )
  })

export const prepareInstallation = Effect.fn("prepareInstallation")(function* (
  configuration: Pick<Configuration, "admin">
) {
  yield* seedBadges()
  yield* makeAdmin(configuration, yield* isNewInstallation)
  if ((yield* listAdmins).length > 0) return
  yield* Effect.logInfo("There is no admin yet. Add one with `honesthive admin add NAME --operator`.")
})
