import { existsSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe } from "@effect/vitest"
import { type Context, Effect, Exit } from "effect"
import { openLowdb } from "#adapters/storage/lowdb/index.ts"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { StoreHealth } from "#core/ports/store-health.ts"
import { effectTest } from "../../support/effect-test.ts"
import { scopedFolder } from "../../support/scoped-folder.ts"
import { simulatedDisk } from "./simulated-disk.ts"
import { createAccount, observe, submit } from "./store-commands.ts"

const [ada, bob] = [OwnerId("ada"), OwnerId("bob")]
const submitItem = (id: string) => submit(ada, FeedbackId(id)).run
const diskFullError = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })

const problemsOf = (ports: Context.Context<StoragePorts>) =>
  Effect.provide(
    StoreHealth.use(({ problems }) => problems),
    ports
  )

const isWell = (ports: Context.Context<StoragePorts>) =>
  Effect.map(
    Effect.exit(
      Effect.provide(
        StoreHealth.use(({ check }) => check),
        ports
      )
    ),
    Exit.isSuccess
  )

describe("a look at the data folder of a running server", () => {
  effectTest(
    "finds a disk with little room, and one without any, where health is ill until there is room",
    function* () {
      let bytes = 1e12
      const { files } = simulatedDisk(new Map(), {
        freeSpace: () => ({ bytes, files: 1e6 }),
        failure: (_, isWrite) => (isWrite && bytes === 0 ? diskFullError : undefined)
      })
      const { ports } = yield* openLowdb({ dataDir: "/data", files })
      yield* Effect.provide(createAccount(ada).run, ports)
      assert.deepStrictEqual(yield* problemsOf(ports), [])
      bytes = 10 * 1024 * 1024
      assert.deepStrictEqual(
        (yield* problemsOf(ports)).map(({ kind, text }) => [kind, text.includes("10.0 MiB free")]),
        [["space", true]]
      )
      assert.isTrue(yield* isWell(ports))
      bytes = 0
      // Nobody has tried to store anything: the look itself does.
      assert.deepStrictEqual(
        (yield* problemsOf(ports)).map(({ kind }) => kind),
        ["store", "space"]
      )
      assert.isFalse(yield* isWell(ports))
      assert.isTrue(Exit.isFailure(yield* Effect.exit(Effect.provide(submitItem("1"), ports))))
      assert.isFalse(yield* isWell(ports))
      bytes = 1e12
      assert.isTrue(yield* isWell(ports))
      yield* Effect.provide(submitItem("1"), ports)
      assert.deepStrictEqual(yield* problemsOf(ports), [])
    }
  )

  effectTest("counts the files that a disk still takes", function* () {
    const { files } = simulatedDisk(new Map(), { freeSpace: () => ({ bytes: 1e12, files: 7 }) })
    const { ports } = yield* openLowdb({ dataDir: "/data", files })
    const [problem] = yield* problemsOf(ports)
    assert.include(problem?.text, "room for 7 more files")
  })

  effectTest(
    "finds nothing in files that were touched, copied over with the same, or never written",
    function* () {
      const dataDir = yield* scopedFolder
      const { ports, flush } = yield* openLowdb({ dataDir })
      assert.deepStrictEqual(yield* problemsOf(ports), [])
      yield* Effect.provide(createAccount(ada).run, ports)
      yield* flush
      for (const name of ["hives/ada.json", "directory.json", "sessions.json", "journal.ndjson"]) {
        utimesSync(join(dataDir, name), 1, 1)
      }
      assert.deepStrictEqual(yield* problemsOf(ports), [])
      yield* Effect.provide(submitItem("1"), ports)
      yield* flush
      assert.deepStrictEqual(yield* problemsOf(ports), [])
    }
  )

  effectTest("writes again what somebody removed, and a start finds everything", function* () {
    const dataDir = yield* scopedFolder
    const before = yield* Effect.gen(function* () {
      const { ports, flush } = yield* openLowdb({ dataDir })
      for (const owner of [ada, bob]) yield* Effect.provide(createAccount(owner).run, ports)
      yield* Effect.provide(submitItem("1"), ports)
      yield* flush
      rmSync(join(dataDir, "hives"), { recursive: true })
      rmSync(join(dataDir, "directory.json"))
      const [problem] = yield* problemsOf(ports)
      assert.match(problem?.text ?? "", /directory\.json and 2 more was removed.*written again/)
      assert.deepStrictEqual(readdirSync(join(dataDir, "hives")).sort(), ["ada.json", "bob.json"])
      assert.deepStrictEqual(yield* problemsOf(ports), [])
      return yield* Effect.provide(observe, ports)
    }).pipe(Effect.scoped)
    const { ports } = yield* openLowdb({ dataDir })
    assert.strictEqual(yield* Effect.provide(observe, ports), before)
  })

  effectTest(
    "stops all writing when a file holds something else, and leaves that file as it is",
    function* () {
      const dataDir = yield* scopedFolder
      const { ports, flush } = yield* openLowdb({ dataDir })
      for (const owner of [ada, bob]) yield* Effect.provide(createAccount(owner).run, ports)
      yield* flush
      const file = join(dataDir, "hives", "bob.json")
      writeFileSync(file, "hello")
      const found = yield* problemsOf(ports)
      assert.include(found[0]?.text, file)
      assert.isTrue(Exit.isFailure(yield* Effect.exit(Effect.provide(submitItem("1"), ports))))
      assert.isFalse(yield* isWell(ports))
      assert.deepStrictEqual(yield* problemsOf(ports), found)
    }
  )

  effectTest.each(["hives/ada.json", "directory.json", "sessions.json"])(
    "writes down beside %s what it held, and with that in its place a start finds all that was answered",
    function* (name) {
      const dataDir = yield* scopedFolder
      const file = join(dataDir, name)
      const before = yield* Effect.gen(function* () {
        const { ports, flush } = yield* openLowdb({ dataDir })
        yield* Effect.provide(createAccount(ada).run, ports)
        yield* Effect.provide(submitItem("1"), ports)
        yield* flush
        writeFileSync(file, "hello")
        yield* Effect.provide(submitItem("2"), ports)
        yield* Effect.provide(createAccount(bob).run, ports)
        assert.isNotEmpty(yield* problemsOf(ports))
        return yield* Effect.provide(observe, ports)
      }).pipe(Effect.scoped)
      assert.strictEqual(readFileSync(file, "utf8"), "hello")
      const refused = yield* Effect.flip(Effect.scoped(openLowdb({ dataDir })))
      assert.include(refused.message, `${file}.kept: move that file into its place`)
      for (const kept of [file, join(dataDir, "hives/bob.json")]) {
        if (existsSync(`${kept}.kept`)) renameSync(`${kept}.kept`, kept)
      }
      // Another one, of an earlier time, that nobody needs any more.
      writeFileSync(`${file}.kept`, "")
      const { ports } = yield* openLowdb({ dataDir })
      assert.strictEqual(yield* Effect.provide(observe, ports), before)
      assert.isFalse(existsSync(`${file}.kept`))
    }
  )
})
