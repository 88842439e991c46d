import { randomBytes, randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { open } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Result } from "effect"
import { openLowdb } from "#adapters/storage/lowdb/storage.ts"
import { OwnerId } from "#core/accounts/account.ts"
import { FeedbackId } from "#core/feedback/feedback.ts"
import { putting } from "#core/hives/change.ts"
import { Directory, HiveStore } from "#core/hives/hive-store.ts"
import { Sealed } from "#core/support/sealer.ts"
import {
  makeAccount,
  makeApproved,
  makeFeedback,
  makePoints,
  makeStats,
  makeVerdict
} from "../contracts/storage-records.ts"

/** Durable changes a second on the store's port: `node tests/bench/store-post.ts`. */
const changesAt = (concurrency: number) => Math.min(4_000, 1_000 * concurrency)
const rounds = 3

const sealedText = () => Sealed(randomBytes(330).toString("base64"))
const ownerOf = (number: number) => OwnerId(`00000000-0000-4000-8000-${`${number}`.padStart(12, "0")}`)

const settledItem = (owner: OwnerId) => {
  const id = FeedbackId(randomUUID())
  const aiSummary = Sealed(randomBytes(150).toString("base64"))
  const item = makeApproved(id, { owner, content: sealedText(), aiSummary })
  return [item, makePoints(id, { owner }), makeVerdict(randomUUID(), id, { owner })]
}

const fillHive = Effect.fnUntraced(function* (owner: OwnerId, items: number) {
  yield* (yield* Directory).create(makeAccount(owner))
  const records = Array.from({ length: items }, () => settledItem(owner)).flat()
  yield* (yield* HiveStore).change(owner, {}, () =>
    Result.succeed({ change: putting(...records, makeStats(30, { owner })), answer: undefined })
  )
})

const submit = (owner: OwnerId) => {
  const item = makeFeedback(randomUUID(), { owner, content: sealedText() })
  return HiveStore.use((store) =>
    store.change(owner, {}, () => Result.succeed({ change: putting(item), answer: undefined }))
  )
}

const percentile = (sorted: ReadonlyArray<number>, part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** The least that a durable POST costs: one line for each, synced with all that arrived meanwhile. */
const floorWriter = async (path: string) => {
  const file = await open(path, "a")
  let waiting: Array<{ readonly line: string; readonly resolve: () => void }> = []
  let isWriting = false
  const drain = async () => {
    isWriting = true
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await file.write(group.map(({ line }) => line).join(""))
      await file.datasync()
      for (const { resolve } of group) resolve()
    }
    isWriting = false
  }
  const append = (line: string) =>
    new Promise<void>((resolve) => {
      waiting.push({ line, resolve })
      if (!isWriting) void drain()
    })
  return { append, close: () => file.close() }
}

const measureFloor = Effect.fnUntraced(function* (dataDir: string, concurrency: number) {
  const changes = changesAt(concurrency)
  const writer = yield* Effect.promise(() => floorWriter(join(dataDir, "floor")))
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
  const sorted = latencies.toSorted((a, b) => a - b)
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

const median = (values: ReadonlyArray<number>) =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5
  )

const report = (label: string, results: ReadonlyArray<{ perSecond: number; p50: number; p99: number }>) => {
  const [rate, p50, p99] = (["perSecond", "p50", "p99"] as const).map((key) =>
    median(results.map((result) => result[key]))
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
  yield* Effect.forEach(numbers, (number) => fillHive(ownerOf(number), itemsEach), { discard: true }).pipe(
    Effect.provide(ports)
  )
  yield* flush
  return { dataDir, ports, flush, items: hives * itemsEach, hives }
})

type Filled = Effect.Success<ReturnType<typeof withStore>>

/** The stores take turns, so that the machine's ups and downs meet all of them. */
const compare = Effect.fnUntraced(function* (stores: ReadonlyArray<Filled>, concurrency: number) {
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
      Effect.forEach(numbers, (number) => fillHive(ownerOf(number), itemsEach)).pipe(Effect.provide(ports))
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

await Effect.runPromise(Effect.scoped(program))
