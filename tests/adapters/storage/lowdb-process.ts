import { Effect } from "effect"
import { openLowdb } from "#adapters/storage/lowdb/index.ts"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { createAccount, submit } from "./store-commands.ts"

/** Opens the data folder of the first argument, and submits items without end, telling each that is stored. */
const [, , dataDir = ""] = process.argv

const submitForever = (owner: OwnerId) =>
  Effect.gen(function* () {
    for (let count = 0; ; count += 1) {
      const id = FeedbackId(`${owner}-${count}`)
      yield* submit(owner, id).run
      process.stdout.write(`stored ${id}\n`)
    }
  })

const program = Effect.gen(function* () {
  const { ports, flush } = yield* openLowdb({ dataDir })
  const owners = ["ada", "bob", "eve"].map(OwnerId)
  const run = Effect.gen(function* () {
    yield* Effect.forEach(owners, (owner) => createAccount(owner).run)
    process.stdout.write("open\n")
    yield* Effect.forkChild(Effect.forever(Effect.andThen(Effect.sleep(20), flush)))
    yield* Effect.forEach(owners, submitForever, { concurrency: "unbounded" })
  })
  yield* Effect.provide(run, ports)
}).pipe(Effect.scoped)

await Effect.runPromise(
  Effect.catchTag(program, "DataFolderUnusable", (refused) =>
    Effect.sync(() => {
      process.stdout.write(`refused ${refused.message}\n`)
      process.exitCode = 1
    })
  )
)
