import { Effect, Layer } from "effect"
import { Keyring, KeyUnusable, type SealingKeys } from "#core/ports/keyring.ts"

const unchangeable = new KeyUnusable({
  file: "This browser",
  reason: "its key cannot be changed: remove the site's data, and begin anew."
})

export const webKeys = (...keys: SealingKeys): Layer.Layer<Keyring> =>
  Layer.succeed(Keyring)({
    keys: () => keys,
    beginChange: Effect.fail(unchangeable),
    endChange: Effect.fail(unchangeable),
    forgetKept: Effect.fail(unchangeable),
    problem: Effect.undefined
  })
