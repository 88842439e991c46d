import { Agent, get } from "node:http"
import { text } from "node:stream/consumers"
import { Effect } from "effect"
import { Secrets } from "#core/ports/secrets.ts"
import { putRecords } from "../../contracts/storage-adapter.ts"
import { benchStorage, ownerOf, tokenOf } from "../data/fill-hive.ts"
import { fillOne } from "../data/fill-judged.ts"
import { getRequest } from "../load/load.ts"
import { type BenchContext, type BenchRow, figure, repeat } from "../row.ts"
import { startHonestHive, temporaryFolder } from "../servers/servers.ts"
import { spreadOf } from "../statistics.ts"

const repeats = 9

/** The first hive's owner is signed in. */
const fillHives = Effect.fnUntraced(function* (items: number) {
  yield* fillOne(0, items)
  const id = yield* (yield* Secrets).digest(tokenOf(0))
  const now = Date.now()
  const session = { kind: "session", id, owner: ownerOf(0), createdAt: now, lastSeenAt: now } as const
  yield* putRecords(session)
})

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const headers = { cookie: `honesthive=${tokenOf(0)}` }

const listPath = "/api/user/feedback"

const readList = (port: number, path = listPath): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = get({ host: "127.0.0.1", port, path, headers, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The list was answered ${answer.statusCode}.`))
      else text(answer).then(resolve, reject)
    })
    asked.once("error", reject)
  })

/** Milliseconds. */
const medianOf = async (work: () => unknown): Promise<number> => {
  const times = await repeat(repeats, async () => {
    const begun = performance.now()
    await work()
    return performance.now() - begun
  })
  return spreadOf(times).median
}

/** The longest wait of another request while the list is read again and again. */
const waitMeanwhile = async ({ load, options }: BenchContext, port: number): Promise<number> => {
  const job = { port, connections: 1, warmUpMillis: 0, requests: [getRequest("/")], status: 200 }
  let isOver = false
  const reading = async () => {
    while (!isOver) await readList(port)
  }
  const [outcome] = await Promise.all([
    load.run({ ...job, millis: options.millis }).finally(() => {
      isOver = true
    }),
    reading()
  ])
  return outcome.longest
}

/** An owner's list of very many items, against the making of its JSON alone. */
export const listRow: BenchRow = {
  name: "list",
  measure: async (bench) => {
    const { largeHive, rounds } = bench.options
    const dataDir = temporaryFolder(bench.cleanUp)
    await Effect.runPromise(Effect.provide(fillHives(largeHive), benchStorage(dataDir)))
    const { port } = await startHonestHive(bench, dataDir)
    bench.cleanUp.defer(() => agent.destroy())
    const items: unknown = JSON.parse(await readList(port))
    const times = await repeat(rounds, async () => ({
      first: await medianOf(() => readList(port, `${listPath}?limit=50`)),
      list: await medianOf(() => readList(port)),
      json: await medianOf(() => JSON.stringify(items)),
      longest: await waitMeanwhile(bench, port)
    }))
    const what = `Owner's list of ${largeHive} items`
    return [
      figure(`${what}, its first page`, "ms", times, ({ first }) => first, { most: 5 }),
      figure(`${what}, against one stringify`, "×", times, ({ list, json }) => list / json),
      figure(what, "ms", times, ({ list }) => list),
      figure(`${what}, longest wait of another request`, "ms", times, ({ longest }) => longest, { most: 10 })
    ]
  }
}
