import { createHash, type Hash } from "node:crypto"
import { Schema } from "effect"
import { collections, titleOf } from "#core/domain/transfer/collections.ts"
import { canonicalJson, type PortableRecord } from "#core/domain/transfer/portable-record.ts"

const imageCollection = "image"

const Tallied = Schema.Struct({
  count: Schema.Int,
  /** SHA-256 of the canonical records, one per line, ordered by owner and id. */
  sha256: Schema.String
})

export const TransferTally = Schema.Record(Schema.String, Tallied)
export type TransferTally = typeof TransferTally.Type

interface RunningHash {
  count: number
  readonly hash: Hash
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

export const makeTally = () => {
  const running = new Map<string, RunningHash>()

  const add = (name: string, line: string) => {
    const entry = running.get(name) ?? { count: 0, hash: createHash("sha256") }
    running.set(name, entry)
    entry.count += 1
    entry.hash.update(`${line}\n`)
  }

  return {
    record: (record: PortableRecord) => add(record.kind, canonicalJson(record)),
    /** Checksums the line as written: records of older versions lack newer fields. */
    written: (record: PortableRecord) => add(record.kind, JSON.stringify(record)),
    image: (key: string, bytes: Uint8Array) => add(imageCollection, `${key} ${sha256(bytes)}`),
    result: (): TransferTally =>
      Object.fromEntries(
        Array.from(running, ([name, { count, hash }]) => [name, { count, sha256: hash.copy().digest("hex") }])
      )
  }
}

const emptyTally: typeof Tallied.Type = { count: 0, sha256: "" }

const collectionTitles: ReadonlyArray<readonly [name: string, title: string]> = [
  ...collections.map((kind) => [kind, titleOf(kind)] as const),
  [imageCollection, "pictures"]
]

export interface TallyComparison {
  readonly title: string
  readonly source: number
  readonly copy: number
  readonly isSame: boolean
  readonly sha256: string
}

export const compareTallies = (source: TransferTally, copy: TransferTally): ReadonlyArray<TallyComparison> =>
  collectionTitles.map(([name, title]) => {
    const [from, to] = [source[name] ?? emptyTally, copy[name] ?? emptyTally]
    const isSame = from.count === to.count && from.sha256 === to.sha256
    return { title, source: from.count, copy: to.count, isSame, sha256: to.sha256 }
  })

export const differenceOf = (compared: ReadonlyArray<TallyComparison>): string | undefined => {
  const different = compared.filter(({ isSame }) => !isSame)
  if (different.length === 0) return undefined
  return different.map(({ title, source, copy }) => `${title} (${source} and ${copy})`).join(", ")
}
