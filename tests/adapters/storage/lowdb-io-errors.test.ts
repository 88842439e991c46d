import { assert, describe } from "@effect/vitest"
import { Effect, Exit, Fiber, Option, Result } from "effect"
import { vi } from "vitest"
import { openLowdb } from "#adapters/storage/lowdb/index.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { StoreHealth } from "#core/ports/store-health.ts"
import { effectTest as test } from "../../support/effect-test.ts"
import { memoryStorage } from "../../support/memory/memory-storage.ts"
import { repetitions } from "../../support/short-form.ts"
import { ada, bob } from "../../support/storage-records.ts"
import { dataDir, observedOn } from "./open-store.ts"
import { pausableFiles } from "./pausable-files.ts"
import { type DiskImage, simulatedDisk } from "./simulated-disk.ts"
import {
  approve,
  claimLink,
  createAccount,
  deleteItem,
  observe,
  removeAccount,
  type StoreCommand,
  signIn,
  submit
} from "./store-commands.ts"

const [one, two, three] = [FeedbackId("1"), FeedbackId("2"), FeedbackId("3")]

/** Two commands to a step: changes that are made at once. A flush follows every second step. */
const steps: ReadonlyArray<ReadonlyArray<StoreCommand>> = [
  [createAccount(ada), createAccount(bob)],
  [submit(ada, one), submit(ada, two)],
  [claimLink(ada, "bee", false), submit(bob, one)],
  [approve(ada, one, true), signIn(ada, "s")],
  [deleteItem(ada, two), submit(ada, three)],
  [removeAccount(bob), approve(ada, three, false)]
]

const diskFullError = () => Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" })

const isAccepted = ({ run }: StoreCommand) => Effect.map(Effect.result(run), Result.isSuccess)

/** Runs the steps; after each, the store must show what was answered and nothing else. */
const runWith = Effect.fnUntraced(function* (fails: (operation: number) => boolean) {
  let isBroken = true
  const disk = simulatedDisk(new Map(), {
    failure: (operation) => (isBroken && fails(operation) ? diskFullError() : undefined)
  })
  const { ports, flush } = yield* openLowdb({ dataDir, files: disk.files })
  const model = yield* Effect.context<Effect.Services<typeof observe>>()
  for (const [step, commands] of steps.entries()) {
    const answers = yield* Effect.forEach(commands, isAccepted, { concurrency: "unbounded" }).pipe(
      Effect.provide(ports)
    )
    for (const [index, command] of commands.entries()) if (answers[index] === true) yield* command.run
    if (step % 2 === 1) yield* Effect.exit(flush)
    const [state, expected] = [yield* Effect.provide(observe, ports), yield* Effect.provide(observe, model)]
    assert.strictEqual(state, expected, commands.map(({ name }) => name).join(" and "))
  }
  isBroken = false
  yield* Effect.provide(createAccount(bob).run, ports)
  yield* createAccount(bob).run
  yield* StoreHealth.use((health) => health.check).pipe(Effect.provide(ports))
  assert.strictEqual(yield* observedOn(disk.image()), yield* observe, "reopened without closing")
  yield* flush
  return { image: disk.image(), expected: yield* observe, operations: disk.operations() }
})

const withModel = (fails: (operation: number) => boolean) =>
  runWith(fails).pipe(Effect.scoped, Effect.provide(memoryStorage, { local: true }))

const leftovers = (image: DiskImage) => [...image.keys()].filter((path) => path.endsWith(".tmp"))

const everyOperation = (
  title: string,
  failsFrom: (first: number) => (operation: number) => boolean,
  { mayLeave = (_: DiskImage): boolean => true, stride = 1 } = {}
) =>
  test(title, function* () {
    const { operations } = yield* withModel(() => false)
    let opened = 0
    for (let first = 1; first <= operations; first += stride) {
      const run = yield* Effect.exit(withModel(failsFrom(first)))
      const failure = Exit.findErrorOption(run)
      if (Option.isSome(failure))
        assert.strictEqual(failure.value._tag, "DataFolderUnusable", `operation ${first}`)
      else {
        opened += 1
        const { image, expected } = yield* run
        assert.strictEqual(yield* observedOn(image), expected, `operation ${first}`)
        assert.isTrue(mayLeave(image), `operation ${first} leaves ${leftovers(image)}`)
      }
    }
    assert.isAbove(opened, operations / stride / 2)
  }, 60_000)

describe("lowdb on a disk with errors holds exactly what was answered, and goes on by itself", () => {
  everyOperation(
    "when any one operation fails",
    (first) => (operation) => operation === first,
    // One that fails to remove its temporary file cannot but leave it for the next start.
    { mayLeave: (image) => leftovers(image).length <= 1, stride: repetitions({ short: 5, long: 1 }) }
  )
  everyOperation(
    "when any five in a row fail",
    (first) => (operation) => operation >= first && operation < first + 5,
    { stride: repetitions({ short: 8, long: 2 }) }
  )
  everyOperation(
    "when all fail from any one on, until the end",
    (first) => (operation) => operation >= first,
    { stride: repetitions({ short: 8, long: 2 }) }
  )

  test("when it is full, leaving nothing half-written on it", function* () {
    let isFull = false
    const disk = simulatedDisk(new Map(), {
      failure: (_, isWrite) => (isFull && isWrite ? diskFullError() : undefined)
    })
    const { ports, flush } = yield* openLowdb({ dataDir, files: disk.files })
    const answer = (command: StoreCommand) => Effect.provide(isAccepted(command), ports)
    yield* answer(createAccount(ada))
    yield* answer(submit(ada, one))
    const before = [...disk.image()]
    isFull = true
    assert.isFalse(yield* answer(submit(ada, two)))
    assert.isTrue(Exit.isFailure(yield* Effect.exit(flush)))
    assert.deepStrictEqual([...disk.image()], before)
    isFull = false
    assert.isTrue(yield* answer(submit(ada, two)))
    yield* flush
  })

  test("when it keeps a change waiting for ten seconds, until it takes it", function* () {
    const paused = pausableFiles(simulatedDisk().files)
    const { ports } = yield* openLowdb({ dataDir, files: paused.files })
    const isWell = Effect.provide(
      Effect.map(Effect.exit(StoreHealth.use(({ check }) => check)), Exit.isSuccess),
      ports
    )
    paused.pauseAfter(1)
    const waiting = yield* Effect.forkChild(Effect.provide(isAccepted(createAccount(ada)), ports))
    yield* Effect.yieldNow
    assert.isTrue(yield* isWell)
    const later = performance.now() + 11_000
    const clock = vi.spyOn(performance, "now").mockImplementation(() => later)
    const isWellLater = yield* isWell
    clock.mockRestore()
    paused.goOn()
    assert.isFalse(isWellLater)
    assert.isTrue(yield* Fiber.join(waiting))
    assert.isTrue(yield* isWell)
  })
})
