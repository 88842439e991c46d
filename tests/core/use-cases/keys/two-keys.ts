import { Effect, Layer, Result } from "effect"
import type { Account } from "#core/domain/accounts/account.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { type AssociatedData, Sealed } from "#core/domain/values/sealed.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { SealBroken, Sealer } from "#core/ports/sealer.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { world } from "../../../support/world.ts"

export const sealedBy = (key: string, text: string, place: AssociatedData) =>
  Sealed(JSON.stringify([key, place, text]))

/** Seals with the key "new", and opens what "old" sealed, too. */
const twoKeys = Layer.succeed(Sealer)({
  isCurrent: (sealed) => JSON.parse(sealed)[0] === "new",
  seal: (text, place) => Effect.succeed(sealedBy("new", text, place)),
  open: (sealed, place) => {
    const [key, sealedPlace, text] = JSON.parse(sealed)
    const opens = key !== "lost" && JSON.stringify(sealedPlace) === JSON.stringify(place)
    return opens ? Effect.succeed(text) : Effect.fail(new SealBroken({ cause: "another key" }))
  },
  fingerprint: (purpose, value) => Effect.succeed(`${purpose}(${value})`)
})

export const testWithTwoKeys = effectTestWith(Layer.merge(world, twoKeys))

export const putFields = ({ owner }: Account, fields: Partial<Account>) =>
  HiveStore.use((store) =>
    store.change(owner, {}, (hive) =>
      Result.succeed({ change: putChange({ ...hive.account, ...fields }), answer: undefined })
    )
  )
