import { assert, describe } from "@effect/vitest"
import { Effect, Exit, Fiber, Result } from "effect"
import { TestClock } from "effect/testing"
import type { StoreFileSystem } from "#adapters/storage/lowdb/files.ts"
import { type LowdbOptions, openLowdb } from "#adapters/storage/lowdb/index.ts"
import type { HostIdentity } from "#adapters/storage/lowdb/lock-holder.ts"
import type { LockLost } from "#adapters/storage/lowdb/store-errors.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { idsOf } from "../../contracts/storage-adapter.ts"
import { effectTest as test } from "../../support/effect-test.ts"
import { ada } from "../../support/storage-records.ts"
import { pausableFiles } from "./pausable-files.ts"
import { simulatedDisk } from "./simulated-disk.ts"
import { createAccount, type StoreCommand, submitItem } from "./store-commands.ts"

const dataDir = "/data"
const lock = `${dataDir}/honesthive.lock`

/** Process 1 of a container of its own: all share one boot, and none sees another's processes. */
const container = (name: string): HostIdentity => ({
  pid: 1,
  host: name,
  boot: "boot",
  namespace: `pid:[${name}]`,
  started: "1",
  look: (pid) => ({ isThere: pid === 1, state: "S", started: "1" })
})

const openOnDisk = (name: string, files: StoreFileSystem, options: Partial<LowdbOptions> = {}) =>
  Effect.map(openLowdb({ dataDir, files, machine: container(name), ...options }), ({ ports, flush }) => ({
    flush,
    /** Whether it was answered. */
    answers: (command: StoreCommand) =>
      Effect.map(Effect.result(Effect.provide(command.run, ports)), Result.isSuccess),
    items: Effect.provide(
      HiveStore.use((store) => store.listItems(ada)),
      ports
    ).pipe(
      Effect.map((items) => idsOf(items)),
      Effect.orElseSucceed(() => [])
    )
  }))

/** The data folder has this inode. */
const inFolder = (inode: string, files: StoreFileSystem): StoreFileSystem => ({
  ...files,
  identity: async (path) =>
    path === dataDir ? { inode, size: 0, revision: "", changeTime: "" } : files.identity(path)
})

const nextEventLoopTurn = Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
const eventLoopTurns = Effect.repeat(nextEventLoopTurn, { times: 4 })
const oneSecond = Effect.andThen(TestClock.adjust("1 second"), eventLoopTurns)

/** The seconds that pass until it is done. */
const secondsUntilDone = Effect.fnUntraced(function* (
  ...fibers: ReadonlyArray<Fiber.Fiber<unknown, unknown>>
) {
  yield* eventLoopTurns
  for (let seconds = 0; seconds < 60; seconds += 1) {
    if (fibers.every((fiber) => fiber.pollUnsafe() !== undefined)) return seconds
    yield* oneSecond
  }
  return Number.POSITIVE_INFINITY
})

describe("lowdb's lock, between servers that cannot see each other", () => {
  test("keeps the second out as soon as the first shows that it lives", function* () {
    const { files } = simulatedDisk()
    yield* openOnDisk("first", files)
    const second = yield* Effect.forkChild(Effect.flip(openOnDisk("second", files)))
    assert.isAtMost(yield* secondsUntilDone(second), 4)
    const { message } = yield* Fiber.join(second)
    assert.include(message, "in use by pid 1 in another container or on another host (first)")
  })

  test("keeps the second out though a beat of the first failed", function* () {
    const { files } = simulatedDisk()
    let isBroken = true
    const beating: StoreFileSystem = {
      ...files,
      open: (path) => (isBroken ? Promise.reject(new Error("EIO")) : files.open(path))
    }
    yield* openOnDisk("first", beating)
    for (let count = 0; count < 4; count += 1) yield* oneSecond
    isBroken = false
    const other = yield* Effect.forkChild(Effect.flip(openOnDisk("second", files)))
    assert.isAtMost(yield* secondsUntilDone(other), 4)
    assert.include((yield* Fiber.join(other)).message, "in use by pid 1")
  })

  test("keeps the second out at once when the first answers commands", function* () {
    const { files } = simulatedDisk()
    yield* openOnDisk("first", files)
    const refused = yield* Effect.flip(
      openOnDisk("second", files, { isHolderAnswering: Effect.succeed(true) })
    )
    assert.include(refused.message, "in use by pid 1")
  })

  test.each([
    `${JSON.stringify({ ...container("gone"), token: "0123456789abcdef01234567" })}\n`,
    `${JSON.stringify({ ...container("gone"), boot: "another", token: "0123456789abcdef01234567" })}\n12\n`,
    "",
    "null",
    "{"
  ])("is taken after 15 seconds without a sign of life, from %j", function* (content) {
    const disk = simulatedDisk(new Map([[lock, Buffer.from(content)]]))
    const taken = yield* Effect.forkChild(Effect.scoped(openOnDisk("second", disk.files)))
    const seconds = yield* secondsUntilDone(taken)
    assert.isTrue(Exit.isSuccess(yield* Fiber.await(taken)))
    assert.isTrue(seconds >= 15 && seconds <= 16, `${seconds} seconds`)
    assert.isFalse(disk.image().has(lock))
  })

  test("is taken at once from a process of our own container that is gone", function* () {
    const holder = { ...container("here"), pid: 9, token: "0123456789abcdef01234567" }
    const { files } = simulatedDisk(new Map([[lock, Buffer.from(`${JSON.stringify(holder)}\n`)]]))
    yield* openOnDisk("here", files)
  })

  test("is taken after 15 seconds in a copy of the folder, made while the server on the first one runs", function* () {
    const first = simulatedDisk()
    yield* openOnDisk("here", inFolder("1", first.files))
    const again = yield* Effect.flip(openOnDisk("here", inFolder("1", first.files)))
    assert.include(again.message, "in use by pid 1")
    const copy = simulatedDisk(first.image())
    const taken = yield* Effect.forkChild(openOnDisk("here", inFolder("2", copy.files)))
    const seconds = yield* secondsUntilDone(taken)
    assert.isTrue(Exit.isSuccess(yield* Fiber.await(taken)))
    assert.isTrue(seconds >= 15 && seconds <= 16, `${seconds} seconds`)
  })

  test("is never taken from one that lives, though the folder looks like another one", function* () {
    const { files } = simulatedDisk()
    yield* openOnDisk("here", inFolder("1", files))
    const second = yield* Effect.forkChild(Effect.flip(openOnDisk("here", inFolder("2", files))))
    assert.isAtMost(yield* secondsUntilDone(second), 4)
    assert.include((yield* Fiber.join(second)).message, "in use by pid 1")
  })

  test("is taken by one of two who wait for it, and the other is kept out", function* () {
    const { files } = simulatedDisk(new Map([[lock, Buffer.from("")]]))
    const both = yield* Effect.forEach(["second", "third", "fourth"], (name) =>
      Effect.forkChild(Effect.result(Effect.andThen(openOnDisk(name, files), Effect.sleep("40 seconds"))))
    )
    yield* secondsUntilDone(...both)
    const results = yield* Effect.forEach(both, (fiber) => Fiber.join(fiber))
    assert.strictEqual(results.filter(Result.isSuccess).length, 1)
    for (const result of results) {
      if (Result.isFailure(result)) assert.include(result.failure.message, "in use by pid 1")
    }
  })

  test("is lost with the file: nothing is answered, and the server is told", function* () {
    const { files } = simulatedDisk()
    const lost: Array<LockLost> = []
    const store = yield* openOnDisk("first", files, { onLockLost: (found) => lost.push(found) })
    assert.isTrue(yield* store.answers(createAccount(ada)))
    yield* Effect.promise(() => files.remove(lock))
    assert.isFalse(yield* store.answers(submitItem("1")))
    assert.include(lost[0]?.message, lock)
    assert.deepStrictEqual(yield* store.items, [])
  })

  test("is found lost by a server that nobody asks for anything", function* () {
    const { files } = simulatedDisk()
    const lost: Array<LockLost> = []
    yield* openOnDisk("first", files, { onLockLost: (found) => lost.push(found) })
    yield* Effect.promise(() => files.remove(lock))
    for (let count = 0; count < 4; count += 1) yield* oneSecond
    assert.isNotEmpty(lost)
  })
})

/**
 * The first server is stopped before one of its operations on the disk, the second takes its place and stores
 * something, which may reach the files, and the first goes on. Returns whether the first stood still at all.
 */
const killAtOperation = Effect.fnUntraced(function* (operation: number, hasFlush: boolean) {
  const disk = simulatedDisk()
  const paused = pausableFiles(disk.files)
  const answered: Array<string> = []
  const lost: Array<LockLost> = []
  const first = yield* openOnDisk("first", paused.files, { onLockLost: (found) => lost.push(found) })
  const store = (id: string) =>
    Effect.map(first.answers(submitItem(id)), (isAnswered) => void (isAnswered && answered.push(id)))
  yield* first.answers(createAccount(ada))
  yield* store("1")
  yield* first.flush
  paused.pauseAfter(operation)
  const work = yield* Effect.forkChild(
    Effect.gen(function* () {
      yield* store("2")
      yield* Effect.all([Effect.ignore(first.flush), store("3")], { concurrency: "unbounded" })
      yield* store("4")
    })
  )
  const taking = yield* Effect.forkChild(openOnDisk("second", disk.files))
  yield* secondsUntilDone(taking)
  const hasStoodStill = paused.isPaused()
  if (Exit.isFailure(yield* Fiber.await(taking))) {
    paused.goOn()
    return { hasStoodStill }
  }
  const secondStore = yield* Fiber.join(taking)
  for (const id of ["5", "6"]) if (yield* secondStore.answers(submitItem(id))) answered.push(id)
  if (hasFlush) yield* secondStore.flush
  assert.isTrue(yield* secondStore.answers(submitItem("7")), "the second server stores")
  paused.goOn()
  yield* Fiber.await(work)
  assert.isFalse(yield* first.answers(submitItem("8")), "the first server stores no more")
  assert.isNotEmpty(lost)
  yield* Effect.exit(first.flush)
  assert.isTrue(yield* secondStore.answers(submitItem("9")), "the second server goes on")
  yield* secondStore.flush
  const image = new Map([...disk.image()].filter(([path]) => path !== lock))
  const reopened = yield* openOnDisk("third", simulatedDisk(image).files)
  assert.includeMembers([...(yield* reopened.items)], [...answered, "7", "9"])
  return { hasStoodStill }
}, Effect.scoped)

describe("a folder from which everything was moved to a database", () => {
  test("is used by nothing, unless it is told to, and says where everything is", function* () {
    const note = Buffer.from("hives at db.example\n")
    const { files } = simulatedDisk(new Map([[`${dataDir}/moved-to.txt`, note]]))
    const refused = yield* Effect.flip(Effect.scoped(openOnDisk("first", files)))
    assert.include(refused.message, "was moved to the database hives at db.example. Set DATABASE_URL")
    const { answers } = yield* openOnDisk("first", files, { mayBeMoved: true })
    assert.isTrue(yield* answers(createAccount(ada)))
  })
})

describe("a server that stood still while another took its folder", () => {
  test.each([true, false])("alters nothing and answers nothing, wherever it stood: %j", function* (hasFlush) {
    let count = 0
    for (let operation = 1; ; operation += 1) {
      const { hasStoodStill } = yield* killAtOperation(operation, hasFlush)
      if (!hasStoodStill) break
      count += 1
    }
    assert.isAbove(count, 15)
  })
})
