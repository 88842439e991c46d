import { rename } from "node:fs/promises"
import { Effect, Layer, Stream } from "effect"
import { Sealed } from "#core/domain/values/sealed.ts"
import { KeyProbes } from "#core/ports/key-probes.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { StoreSnapshots } from "#core/ports/store-snapshots.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { openProbes, sealProbe } from "#core/use-cases/support/key-probes.ts"
import { checkTexts, opensMost, type TextCount } from "#core/use-cases/transfer/check-texts.ts"
import { isSealed, keyIdIn, keyIdOf } from "./key-id.ts"
import { Keyring, KeyUnusable } from "./keyring.ts"
import { placeFile, readIfThere } from "./place-file.ts"

interface ProbeFile {
  readonly file: string
  readonly dataDir: string
  readonly keyName: string
  readonly isReadOnly: boolean
}

const unavailable = (cause: unknown) => new StoreUnavailable({ cause })

const stored = (file: string) =>
  Effect.tryPromise({ try: () => readIfThere(file), catch: unavailable }).pipe(
    Effect.map((text) => (text ?? "").split("\n").filter((line) => line !== "")),
    Effect.map((lines) => lines.map(Sealed))
  )

const store = (file: string, probes: ReadonlyArray<Sealed>) =>
  Effect.tryPromise({
    try: () => placeFile(file, probes.map((probe) => `${probe}\n`).join(""), rename),
    catch: unavailable
  })

const remember = Effect.fnUntraced(function* (file: string) {
  const [sealer, probes] = [yield* Sealer, yield* stored(file)]
  if (!probes.some(sealer.isCurrent)) yield* store(file, [...probes, yield* sealProbe])
})

const tryTexts = (isEnough: (count: TextCount) => boolean) =>
  Effect.gen(function* () {
    const count: TextCount = { items: 0, unreadable: 0 }
    const snapshot = yield* StoreSnapshots.use(({ open }) => open)
    yield* snapshot.pages.pipe(
      Stream.mapEffect(({ records }) =>
        Effect.forEach(records, (record) => checkTexts(record, count), { discard: true })
      ),
      Stream.takeUntil(() => isEnough(count)),
      Stream.runDrain
    )
    return count
  }).pipe(Effect.scoped)

/** For folders older than key check values. */
const opensMostOfAll = Effect.map(
  tryTexts(() => false),
  opensMost
)

const isOneOpen = ({ items, unreadable }: TextCount) => items > unreadable

/** Checked in addition, because key and key check value may both come from another folder. */
const opensAny = Effect.map(tryTexts(isOneOpen), (count) => count.items === 0 || isOneOpen(count))

const damagedProbe = (file: string) =>
  new KeyUnusable({
    file,
    reason: "the file is damaged. Remove it: the key is then tried on the texts themselves."
  })

const wrongKey = ({ dataDir, keyName }: ProbeFile, known: ReadonlyArray<string>, id?: string) =>
  new KeyUnusable({
    file: dataDir,
    reason: [
      `its texts are sealed with another key${id === undefined ? "" : ` (its id is ${id})`}`,
      `than ${keyName} (${known.join(", ")}). Start with that key, or with both as ENCRYPTION_KEY=NEW,OLD`,
      "until keys rotate is done; nothing was changed."
    ].join(" ")
  })

const checkProbes = Effect.fnUntraced(function* (options: ProbeFile, probes: ReadonlyArray<Sealed>) {
  const known = (yield* Keyring).keys().map(keyIdOf)
  const needed = probes.map(keyIdIn).filter((id) => !known.includes(id))
  if (!probes.every(isSealed)) return yield* damagedProbe(options.file)
  if (needed.length > 0) return yield* wrongKey(options, known, needed.join(", "))
  yield* Effect.mapError(openProbes(probes), () => damagedProbe(options.file))
})

const check = Effect.fnUntraced(function* (options: ProbeFile) {
  const probes = yield* stored(options.file)
  yield* checkProbes(options, probes)
  const isRight = yield* probes.length === 0 ? opensMostOfAll : opensAny
  if (!isRight) return yield* wrongKey(options, (yield* Keyring).keys().map(keyIdOf))
  if (!options.isReadOnly) yield* remember(options.file)
})

const unreadable = (file: string, { cause }: StoreUnavailable) =>
  new KeyUnusable({ file, reason: cause instanceof Error ? cause.message : `${cause}` })

/**
 * Key check values of a data folder, one per line. Fails with `KeyUnusable` unless the keys in use open all of them;
 * adds one for the current key.
 */
export const probeFile = (
  options: ProbeFile
): Layer.Layer<KeyProbes, KeyUnusable, Sealer | Keyring | StoreSnapshots> =>
  Layer.effect(KeyProbes)(
    Effect.gen(function* () {
      const [sealer, ring] = [yield* Sealer, yield* Keyring]
      yield* Effect.catchTag(check(options), "StoreUnavailable", (failure) =>
        Effect.fail(unreadable(options.file, failure))
      )
      return {
        remember: Effect.provideService(remember(options.file), Sealer, sealer),
        problem: Effect.flatMap(stored(options.file), (probes) => checkProbes(options, probes)).pipe(
          Effect.provideService(Sealer, sealer),
          Effect.provideService(Keyring, ring),
          Effect.match({
            onSuccess: () => undefined,
            onFailure: (failure) =>
              failure._tag === "KeyUnusable" ? failure.message : unreadable(options.file, failure).message
          })
        ),
        forgetOthers: Effect.flatMap(stored(options.file), (probes) =>
          store(options.file, probes.filter(sealer.isCurrent))
        )
      }
    })
  )
