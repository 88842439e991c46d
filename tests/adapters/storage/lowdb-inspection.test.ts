import { existsSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe } from "@effect/vitest"
import { Effect, Exit } from "effect"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { effectTest as test } from "../../support/effect-test.ts"
import { scopedFolder } from "../../support/scoped-folder.ts"
import { ada, bob } from "../../support/storage-records.ts"
import { openStore } from "./open-store.ts"
import { simulatedDisk } from "./simulated-disk.ts"
import { createAccount, signIn, submit, submitItem } from "./store-commands.ts"

const diskFullError = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })

const diskFailure = Object.assign(new Error("EIO: i/o error, read"), { code: "EIO" })

describe("a look at the data folder of a running server", () => {
  test("finds a disk with little room, and one without any, where health is ill until there is room", function* () {
    let bytes = 1e12
    const { files } = simulatedDisk(new Map(), {
      freeSpace: () => ({ bytes, files: 1e6 }),
      failure: (_, isWrite) => (isWrite && bytes === 0 ? diskFullError : undefined)
    })
    const store = yield* openStore({ dataDir: "/data", files })
    yield* store.run(createAccount(ada))
    assert.deepStrictEqual(yield* store.problems, [])
    bytes = 10 * 1024 * 1024
    assert.deepStrictEqual(
      (yield* store.problems).map(({ kind, text }) => [kind, text.includes("10.0 MiB free")]),
      [["space", true]]
    )
    assert.isTrue(yield* store.isWell)
    bytes = 0
    // The check itself notices it, before anything is stored.
    assert.deepStrictEqual(
      (yield* store.problems).map(({ kind }) => kind),
      ["store", "space"]
    )
    assert.isFalse(yield* store.isWell)
    assert.isTrue(Exit.isFailure(yield* Effect.exit(store.run(submitItem("1")))))
    assert.isFalse(yield* store.isWell)
    bytes = 1e12
    assert.isTrue(yield* store.isWell)
    assert.deepStrictEqual(yield* store.problems, [], "before anything else is stored")
    yield* store.run(submitItem("1"))
    assert.deepStrictEqual(yield* store.problems, [])
  })

  test("counts the files that a disk still takes", function* () {
    const { files } = simulatedDisk(new Map(), { freeSpace: () => ({ bytes: 1e12, files: 7 }) })
    const store = yield* openStore({ dataDir: "/data", files })
    const [problem] = yield* store.problems
    assert.include(problem?.text, "room for 7 more files")
  })

  test("is as good where no server runs: a reader finds a disk with little room", function* () {
    const { files } = simulatedDisk(new Map(), { freeSpace: () => ({ bytes: 4096, files: 1e6 }) })
    yield* Effect.scoped(openStore({ dataDir: "/data", files }))
    const store = yield* openStore({ dataDir: "/data", files, isReadOnly: true })
    const [problem] = yield* store.problems
    assert.include(problem?.text, "/data: the disk has 0.0 MiB free.")
  })

  test("finds nothing in files that were touched, copied over with the same, or never written", function* () {
    const dataDir = yield* scopedFolder
    const store = yield* openStore({ dataDir })
    assert.deepStrictEqual(yield* store.problems, [])
    yield* store.run(createAccount(ada))
    yield* store.flush
    for (const name of ["hives/ada.json", "directory.json", "sessions.json", "journal.ndjson"]) {
      utimesSync(join(dataDir, name), 1, 1)
    }
    assert.deepStrictEqual(yield* store.problems, [])
    yield* store.run(submitItem("1"))
    yield* store.flush
    assert.deepStrictEqual(yield* store.problems, [])
  })

  test("writes on where files were touched since the last look, and hold the same", function* () {
    const dataDir = yield* scopedFolder
    const store = yield* openStore({ dataDir })
    yield* store.run(createAccount(ada))
    yield* store.flush
    for (const name of ["hives/ada.json", "directory.json", "sessions.json"]) {
      utimesSync(join(dataDir, name), 1, 1)
    }
    yield* store.run(submitItem("1"))
    yield* store.flush
    yield* store.run(submitItem("2"))
    assert.deepStrictEqual(yield* store.problems, [])
  })

  test("writes again what somebody removed, and a start finds everything", function* () {
    const dataDir = yield* scopedFolder
    const before = yield* Effect.gen(function* () {
      const store = yield* openStore({ dataDir })
      yield* store.run(createAccount(ada), createAccount(bob))
      yield* store.run(submitItem("1"))
      yield* store.flush
      rmSync(join(dataDir, "hives"), { recursive: true })
      rmSync(join(dataDir, "directory.json"))
      const [problem] = yield* store.problems
      assert.match(problem?.text ?? "", /directory\.json and 2 more was removed.*written again/)
      assert.deepStrictEqual(readdirSync(join(dataDir, "hives")).sort(), ["ada.json", "bob.json"])
      assert.deepStrictEqual(yield* store.problems, [])
      return yield* store.observed
    }).pipe(Effect.scoped)
    const store = yield* openStore({ dataDir })
    assert.strictEqual(yield* store.observed, before)
  })

  test("tells problems of one kind apart, and names a refused change beside others", function* () {
    let isFull = false
    const { files } = simulatedDisk(new Map(), {
      failure: (_, isWrite) => (isWrite && isFull ? diskFullError : undefined)
    })
    const store = yield* openStore({ dataDir: "/data", files })
    yield* store.run(createAccount(ada))
    yield* store.flush
    const idsOfProblems = Effect.map(store.problems, (problems) => problems.map(({ kind, id }) => [kind, id]))
    yield* Effect.promise(() => files.create("/data/hives/eve.json"))
    yield* Effect.promise(() => files.remove("/data/directory.json"))
    isFull = true
    assert.isTrue(Exit.isFailure(yield* Effect.exit(store.run(submitItem("1")))))
    assert.deepStrictEqual(yield* idsOfProblems, [
      ["files", "lost"],
      ["files", "foreign"],
      ["store", "change"]
    ])
    isFull = false
    yield* store.run(submitItem("1"))
    assert.deepStrictEqual(yield* idsOfProblems, [
      ["files", "removed"],
      ["files", "foreign"]
    ])
  })

  test("tells of refused changes as long as there are new ones, though the disk takes other files", function* () {
    let isRefused = false
    const disk = simulatedDisk(new Map())
    const createLasting: typeof disk.files.createLasting = async (path) => {
      const file = await disk.files.createLasting(path)
      const write = (bytes: Uint8Array) =>
        isRefused ? Promise.reject(new Error("EIO: i/o error, write")) : file.write(bytes)
      return { ...file, write }
    }
    const store = yield* openStore({ dataDir: "/data", files: { ...disk.files, createLasting } })
    yield* store.run(createAccount(ada))
    isRefused = true
    for (const item of ["1", "2", "3"]) {
      assert.isTrue(Exit.isFailure(yield* Effect.exit(store.run(submitItem(item)))))
      assert.deepStrictEqual(
        (yield* store.problems).map(({ id }) => id),
        ["change"],
        item
      )
    }
    isRefused = false
    assert.deepStrictEqual(yield* store.problems, [])
  })

  test("says what it could not look for", function* () {
    let isUnreadable = false
    const { files } = simulatedDisk(new Map(), {
      failure: (_, isWrite) => (!isWrite && isUnreadable ? diskFailure : undefined)
    })
    const store = yield* openStore({ dataDir: "/data", files })
    yield* store.run(createAccount(ada))
    yield* store.flush
    isUnreadable = true
    const [problem] = yield* store.problems
    assert.include(problem?.text, "the files can't be checked")
    assert.deepStrictEqual(problem?.hides, ["store", "files"])
  })

  test("stops all writing when a file holds something else, and leaves that file as it is", function* () {
    const dataDir = yield* scopedFolder
    const store = yield* openStore({ dataDir })
    yield* store.run(createAccount(ada), createAccount(bob))
    yield* store.flush
    const file = join(dataDir, "hives", "bob.json")
    writeFileSync(file, "hello")
    yield* store.run(submit(bob, FeedbackId("1")))
    assert.isTrue(Exit.isFailure(yield* Effect.exit(store.flush)))
    assert.strictEqual(readFileSync(file, "utf8"), "hello")
    const found = yield* store.problems
    assert.include(found[0]?.text, file)
    assert.isTrue(Exit.isFailure(yield* Effect.exit(store.run(submitItem("1")))))
    assert.isFalse(yield* store.isWell)
    assert.deepStrictEqual(yield* store.problems, found)
  })

  test.each(["hives/ada.json", "directory.json", "sessions.json"])(
    "writes down beside %s what it held, and with that in its place a start finds all that was answered",
    function* (name) {
      const dataDir = yield* scopedFolder
      const file = join(dataDir, name)
      const before = yield* Effect.gen(function* () {
        const store = yield* openStore({ dataDir })
        yield* store.run(createAccount(ada))
        yield* store.run(submitItem("1"))
        yield* store.flush
        writeFileSync(file, "hello")
        yield* store.run(submitItem("2"))
        yield* store.run(createAccount(bob), signIn(ada, "s"))
        assert.isNotEmpty(yield* store.problems)
        return yield* store.observed
      }).pipe(Effect.scoped)
      assert.strictEqual(readFileSync(file, "utf8"), "hello")
      const refused = yield* Effect.flip(Effect.scoped(openStore({ dataDir })))
      assert.include(refused.message, `${file}.kept: move that file into its place`)
      for (const kept of [file, join(dataDir, "hives/bob.json")]) {
        if (existsSync(`${kept}.kept`)) renameSync(`${kept}.kept`, kept)
      }
      // Another one, of an earlier time, that nobody needs any more.
      writeFileSync(`${file}.kept`, "")
      const store = yield* openStore({ dataDir })
      assert.strictEqual(yield* store.observed, before)
      assert.isFalse(existsSync(`${file}.kept`))
    }
  )
})
