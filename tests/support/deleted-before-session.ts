import { Effect, Option } from "effect"
import { Directory } from "#core/ports/directory.ts"
import { Secrets } from "#core/ports/secrets.ts"
import { deleteNow } from "./delete-now.ts"

/** Deletes the account of an email at the moment in which its session's token is made. */
export const deletedBeforeSession = (email: string) =>
  Effect.fnUntraced(function* <A, E, R>(work: Effect.Effect<A, E, R>) {
    const secrets = yield* Secrets
    const removing = Directory.use(({ findByEmail }) => findByEmail(email)).pipe(
      Effect.flatMap((found) => deleteNow(Option.getOrThrow(found).owner)),
      Effect.orDie
    )
    const context = yield* Effect.context<Effect.Services<typeof removing>>()
    const token = Effect.andThen(Effect.provideContext(removing, context), secrets.token)
    return yield* Effect.provideService(work, Secrets, { ...secrets, token })
  })
