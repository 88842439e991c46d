import { rename } from "node:fs/promises"
import { Effect, Layer } from "effect"
import { Sealed } from "#core/domain/values/sealed.ts"
import { causeText } from "#core/ports/failure-text.ts"
import { KeyCheckValues, openKeyCheckValues, sealKeyCheckValue } from "#core/ports/key-check-values.ts"
import { Keyring, KeyUnusable } from "#core/ports/keyring.ts"
import { Sealer } from "#core/ports/sealer.ts"
import type { StoreSnapshots } from "#core/ports/store-snapshots.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { writeFileAtomically } from "../../system/index.ts"
import { isSealed, keyIdIn, keyIdOf } from "./key-id.ts"
import { readIfThere } from "./read-if-there.ts"

export interface CheckedFolder {
  readonly file: string
  readonly dataDir: string
  readonly keyName: string
}

export interface KeyCheckFile extends CheckedFolder {
  readonly isReadOnly: boolean
  readonly canOpenTexts: (
    wanted: "most" | "any"
  ) => Effect.Effect<boolean, StoreUnavailable, Sealer | StoreSnapshots>
}

const storeUnavailable = (cause: unknown) => new StoreUnavailable({ cause })

const readCheckValues = (file: string) =>
  Effect.tryPromise({ try: () => readIfThere(file), catch: storeUnavailable }).pipe(
    Effect.map((text) => (text ?? "").split("\n").filter((line) => line !== "")),
    Effect.map((lines) => lines.map(Sealed))
  )

const writeCheckValues = (file: string, checkValues: ReadonlyArray<Sealed>) =>
  Effect.tryPromise({
    try: () => writeFileAtomically(file, checkValues.map((checkValue) => `${checkValue}\n`).join(""), rename),
    catch: storeUnavailable
  })

const rememberKey = Effect.fnUntraced(function* (file: string) {
  const [sealer, checkValues] = [yield* Sealer, yield* readCheckValues(file)]
  if (!checkValues.some(sealer.isCurrent))
    yield* writeCheckValues(file, [...checkValues, yield* sealKeyCheckValue])
})

const damagedCheckValue = (file: string) =>
  new KeyUnusable({
    file,
    reason: "the file is damaged. Remove it; the next start then checks the key against the texts themselves."
  })

const wrongKey = ({ dataDir, keyName }: CheckedFolder, known: ReadonlyArray<string>, id?: string) =>
  new KeyUnusable({
    file: dataDir,
    reason: [
      `its texts are sealed with another key${id === undefined ? "" : ` (its id is ${id})`}`,
      `than ${keyName} (${known.join(", ")}). Start with that key, or with both as ENCRYPTION_KEY=NEW,OLD`,
      "until `honesthive keys rotate` is finished. Nothing was changed."
    ].join(" ")
  })

const checkKeyCheckValues = Effect.fnUntraced(function* (
  options: CheckedFolder,
  checkValues: ReadonlyArray<Sealed>
) {
  const known = (yield* Keyring).keys().map(keyIdOf)
  const needed = checkValues.map(keyIdIn).filter((id) => !known.includes(id))
  if (!checkValues.every(isSealed)) return yield* damagedCheckValue(options.file)
  if (needed.length > 0) return yield* wrongKey(options, known, needed.join(", "))
  yield* Effect.mapError(openKeyCheckValues(checkValues), () => damagedCheckValue(options.file))
})

const checkKeys = Effect.fnUntraced(function* (options: KeyCheckFile) {
  const checkValues = yield* readCheckValues(options.file)
  yield* checkKeyCheckValues(options, checkValues)
  // Folders older than key check values have none. The others are tried, too: key and key check value may both come
  // from another folder.
  const isRight = yield* options.canOpenTexts(checkValues.length === 0 ? "most" : "any")
  if (!isRight) return yield* wrongKey(options, (yield* Keyring).keys().map(keyIdOf))
  if (!options.isReadOnly && checkValues.length === 0) yield* rememberKey(options.file)
})

const unreadableTexts = (file: string, { cause }: StoreUnavailable) =>
  new KeyUnusable({ file, reason: causeText(cause) })

/**
 * Fails with `KeyUnusable` unless the keys in use open all key check values of the folder. Returns whether the current
 * one is enough.
 */
export const checkFolderKeys = (options: CheckedFolder) =>
  Effect.gen(function* () {
    const checkValues = yield* readCheckValues(options.file)
    yield* checkKeyCheckValues(options, checkValues)
    return checkValues.every((yield* Sealer).isCurrent)
  }).pipe(
    Effect.catchTag("StoreUnavailable", (failure) => Effect.fail(unreadableTexts(options.file, failure)))
  )

/**
 * Key check values of a data folder, one per line. Fails with `KeyUnusable` unless the keys in use open all of them.
 * Notes only the first key: a new one is noted when it begins to seal, for the start may still be refused.
 */
export const keyCheckFile = (
  options: KeyCheckFile
): Layer.Layer<KeyCheckValues, KeyUnusable, Sealer | Keyring | StoreSnapshots> =>
  Layer.effect(KeyCheckValues)(
    Effect.gen(function* () {
      const [sealer, ring] = [yield* Sealer, yield* Keyring]
      yield* Effect.catchTag(checkKeys(options), "StoreUnavailable", (failure) =>
        Effect.fail(unreadableTexts(options.file, failure))
      )
      return {
        remember: options.isReadOnly
          ? Effect.void
          : Effect.provideService(rememberKey(options.file), Sealer, sealer),
        problem: checkFolderKeys(options).pipe(
          Effect.provideService(Sealer, sealer),
          Effect.provideService(Keyring, ring),
          Effect.match({ onSuccess: () => undefined, onFailure: ({ message }) => message })
        ),
        forgetOthers: Effect.flatMap(readCheckValues(options.file), (checkValues) =>
          writeCheckValues(options.file, checkValues.filter(sealer.isCurrent))
        ),
        checkOtherServers: Effect.void,
        countUnreadable: Effect.succeed(0)
      }
    })
  )
