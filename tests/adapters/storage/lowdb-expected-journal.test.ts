import { readFileSync, renameSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe } from "@effect/vitest"
import { Effect, Exit } from "effect"
import { encodeHeader } from "#adapters/storage/lowdb/journal-content.ts"
import { effectTest as test } from "../../support/effect-test.ts"
import { scopedFolder } from "../../support/scoped-folder.ts"
import { ada } from "../../support/storage-records.ts"
import { openStore } from "./open-store.ts"
import { createAccount, submitItem } from "./store-commands.ts"

const lastLineOf = (content: string) => content.lastIndexOf("\n", content.length - 2) + 1

/** Files that somebody may put in the place of a journal, whose older content is given, too; undefined: none. */
const foreignJournals: Readonly<Record<string, (now: string, older: string) => string | undefined>> = {
  "an older one": (_, older) => older,
  "an empty file": () => "",
  "another installation's": () => encodeHeader(0, 0),
  "itself without its last line": (now) => now.slice(0, lastLineOf(now)),
  "itself without its last bytes": (now) => now.slice(0, -3),
  "itself with a line more": (now) => now + now.slice(lastLineOf(now)),
  "itself with an empty line more": (now) => `${now}\n`,
  "one as long that ends otherwise": (now) =>
    now.replace(/"crc":"[0-9a-f]{8}"(?=[^\n]*\n$)/, '"crc":"00000000"'),
  "one as long with another letter in the middle": (now) => now.replace("sealed 1", "sealed 9"),
  nothing: () => undefined
}

const ways: Readonly<Record<string, (file: string, content: string) => void>> = {
  "copied over it": writeFileSync,
  "moved over it": (file, content) => {
    writeFileSync(`${file}.new`, content)
    renameSync(`${file}.new`, file)
  }
}

const putFile = (way: string, file: string, content: string | undefined) =>
  content === undefined ? rmSync(file) : ways[way]?.(file, content)

const contentOf = (file: string) => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}

const changeTimeOf = (file: string) => statSync(file, { bigint: true }).ctimeNs

const cases = Object.keys(foreignJournals).flatMap((what) =>
  Object.keys(ways).map((way) => [what, way] as const)
)

/** A store with one item in its journal, and what the journal held before. */
const withJournal = Effect.fnUntraced(function* (dataDir: string) {
  const file = join(dataDir, "journal.ndjson")
  const store = yield* openStore({ dataDir })
  yield* store.run(createAccount(ada))
  const older = readFileSync(file, "utf8")
  yield* store.run(submitItem("1"), submitItem("2"))
  return { ...store, file, older, now: readFileSync(file, "utf8") }
})

describe("a journal that somebody altered while the server runs", () => {
  test.each(cases)("is left as it is, and nothing is answered any more: %s, %s", function* ([what, way]) {
    const dataDir = yield* scopedFolder
    const content = yield* Effect.scoped(
      Effect.gen(function* () {
        const { file, run, flush, observed, isWell, older, now } = yield* withJournal(dataDir)
        const before = yield* observed
        const content = foreignJournals[what]?.(now, older)
        assert.notStrictEqual(content, now)
        putFile(way, file, content)
        const refused = yield* Effect.flip(run(submitItem("3")))
        assert.include(`${refused.cause}`, file)
        assert.include(`${refused.cause}`, "stop the server")
        assert.isTrue(Exit.isFailure(yield* Effect.exit(run(submitItem("4")))))
        assert.isTrue(Exit.isFailure(yield* Effect.exit(flush)))
        assert.isFalse(yield* isWell)
        assert.strictEqual(yield* observed, before)
        assert.strictEqual(contentOf(file), content)
        return content
      })
    )
    assert.strictEqual(contentOf(join(dataDir, "journal.ndjson")), content, "after the server ended")
  })

  test("is left as it is also when the time of its last write was put back", function* () {
    const { file, run, problems, now } = yield* withJournal(yield* scopedFolder)
    utimesSync(file, 1, 1)
    yield* problems
    const [known, altered] = [changeTimeOf(file), now.replace("sealed 1", "sealed 9")]
    writeFileSync(file, altered)
    do utimesSync(file, 1, 1)
    while (changeTimeOf(file) === known)
    assert.isTrue(Exit.isFailure(yield* Effect.exit(run(submitItem("3")))))
    assert.strictEqual(contentOf(file), altered)
  })

  test("is not cut either, when nobody has written to it since", function* () {
    const { file, flush, older } = yield* withJournal(yield* scopedFolder)
    writeFileSync(file, older)
    assert.isTrue(Exit.isFailure(yield* Effect.exit(flush)))
    assert.strictEqual(contentOf(file), older)
  })

  test("is written on when it was touched and holds the same", function* () {
    const { file, run, flush, now } = yield* withJournal(yield* scopedFolder)
    utimesSync(file, 1, 1)
    yield* run(submitItem("3"))
    writeFileSync(file, readFileSync(file))
    yield* run(submitItem("4"))
    assert.isTrue(contentOf(file)?.startsWith(now))
    yield* flush
    yield* run(submitItem("5"))
    truncateSync(file, (contentOf(file)?.length ?? 0) - 1)
    assert.isTrue(Exit.isFailure(yield* Effect.exit(run(submitItem("6")))))
  })
})
