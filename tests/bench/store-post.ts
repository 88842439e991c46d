import { randomBytes, randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Result } from "effect"
import { openLowdb } from "#adapters/storage/lowdb/index.ts"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { makeFeedback } from "../contracts/storage-records.ts"
import { benchSealing, fillHive, ownerOf } from "./data/fill-hive.ts"
import { syncedLines } from "./floor/synced-lines.ts"
import { percentile, sortedUp, spreadOf } from "./statistics.ts"

/** Durable changes a second on the store's port: `node tests/bench/store-post.ts`. */
const changesAt = (concurrency: number) => Math.min(4_000, 1_000 * concurrency)
const rounds = 3

const sealedText = () => Sealed(randomBytes(330).toString("base64"))

const submit = (owner: OwnerId) => {
  const item = makeFeedback(randomUUID(), { owner, content: sealedText() })
  return HiveStore.use((store) =>
    store.change(owner, {}, () => Result.succeed({ change: putChange(item), answer: undefined }))
  )
}

const measureFloor = Effect.fnUntraced(function* (dataDir: string, concurrency: number) {
  const changes = changesAt(concurrency)
  const writer = yield* Effect.promise(() => syncedLines(join(dataDir, "floor")))
  const latencies: Array<number> = []
  const started = performance.now()
  const one = async () => {
    const line = `${JSON.stringify(makeFeedback(randomUUID(), { content: sealedText() }))}\n`
    const begun = performance.now()
    await writer.append(line)
    latencies.push(performance.now() - begun)
  }
  const client = async () => {
    for (let count = 0; count < changes / concurrency; count += 1) await one()
  }
  yield* Effect.promise(() => Promise.all(Array.from({ length: concurrency }, client)))
  const seconds = (performance.now() - started) / 1_000
  yield* Effect.promise(writer.close)
  return summary(changes, seconds, latencies)
})

const summary = (changes: number, seconds: number, latencies: ReadonlyArray<number>) => {
  const sorted = sortedUp(latencies)
  return { perSecond: changes / seconds, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) }
}

const measure = Effect.fnUntraced(function* (owners: (index: number) => OwnerId, concurrency: number) {
  const changes = changesAt(concurrency)
  const latencies: Array<number> = []
  const started = performance.now()
  yield* Effect.forEach(
    Array.from({ length: changes }, (_, index) => owners(index)),
    Effect.fnUntraced(function* (owner) {
      const begun = performance.now()
      yield* submit(owner)
      latencies.push(performance.now() - begun)
    }),
    { concurrency, discard: true }
  )
  const seconds = (performance.now() - started) / 1_000
  return summary(changes, seconds, latencies)
})

const report = (label: string, results: ReadonlyArray<{ perSecond: number; p50: number; p99: number }>) => {
  const [rate, p50, p99] = (["perSecond", "p50", "p99"] as const).map(
    (key) => spreadOf(results.map((result) => result[key])).median
  )
  console.log(
    `${label.padEnd(44)} ${rate?.toFixed(0).padStart(7)}/s  p50 ${p50?.toFixed(3)} ms  p99 ${p99?.toFixed(3)} ms`
  )
}

const withStore = Effect.fnUntraced(function* (hives: number, itemsEach: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "honesthive-bench-"))
  yield* Effect.addFinalizer(() => Effect.sync(() => rmSync(dataDir, { recursive: true })))
  const { ports, flush } = yield* openLowdb({ dataDir })
  const numbers = Array.from({ length: hives }, (_, number) => number)
  yield* Effect.forEach(numbers, (number) => fillHive(number, itemsEach), { discard: true }).pipe(
    Effect.provide(ports)
  )
  yield* flush
  return { dataDir, ports, flush, items: hives * itemsEach, hives }
})

type FilledStore = Effect.Success<ReturnType<typeof withStore>>

/** The stores take turns, so that the machine's ups and downs meet all of them. */
const compare = Effect.fnUntraced(function* (stores: ReadonlyArray<FilledStore>, concurrency: number) {
  const results = new Map<string, Array<Effect.Success<ReturnType<typeof measure>>>>()
  const note = (label: string, result: ReturnType<typeof summary>) =>
    results.set(label, [...(results.get(label) ?? []), result])
  for (let round = 0; round < rounds; round += 1) {
    for (const { dataDir } of stores.slice(0, 1)) {
      note(`c=${concurrency}, floor`, yield* measureFloor(dataDir, concurrency))
    }
    for (const { ports, items, hives, flush } of stores) {
      const targets = { "one hive": () => ownerOf(0), "all hives": (index: number) => ownerOf(index % hives) }
      for (const [target, owners] of Object.entries(targets)) {
        const label = `c=${concurrency}, ${items} items in ${hives} hives, to ${target}`
        const result = yield* Effect.provide(measure(owners, concurrency), ports)
        note(label, result)
        yield* flush
      }
    }
  }
  for (const [label, all] of results) report(label, all)
})

const reopen = Effect.fnUntraced(function* (hives: number, itemsEach: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "honesthive-bench-"))
  const numbers = Array.from({ length: hives }, (_, number) => number)
  yield* Effect.scoped(
    Effect.flatMap(openLowdb({ dataDir }), ({ ports }) =>
      Effect.forEach(numbers, (number) => fillHive(number, itemsEach)).pipe(Effect.provide(ports))
    )
  )
  for (let round = 0; round < 3; round += 1) {
    const started = performance.now()
    yield* Effect.scoped(openLowdb({ dataDir }))
    const millis = performance.now() - started
    console.log(`open ${hives * itemsEach} items in ${hives} hives: ${millis.toFixed(0)} ms`)
  }
  rmSync(dataDir, { recursive: true })
})

const program = Effect.gen(function* () {
  const stores = [yield* withStore(1, 100), yield* withStore(1, 10_000), yield* withStore(1_000, 100)]
  for (const concurrency of [1, 10, 50]) yield* compare(stores, concurrency)
  yield* reopen(1_000, 100)
})

await Effect.runPromise(Effect.scoped(Effect.provide(program, benchSealing)))
