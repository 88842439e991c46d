import { readFileSync } from "node:fs"
import { Effect, Layer } from "effect"
import { aesSealer } from "#adapters/sealing/node/aes-sealer.ts"
import { configuredKeys } from "#adapters/sealing/node/configured-keys.ts"
import { nodeSecrets } from "#adapters/sealing/node/node-secrets.ts"
import { lowdbStorage } from "#adapters/storage/lowdb/index.ts"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { feedbackProblem } from "#core/domain/feedback/feedback-text.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { changed } from "#core/domain/hives/change-result.ts"
import type { StoredRecord } from "#core/domain/records/record-kinds.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { makeAccount, makeLink } from "../../support/storage-records.ts"
import { benchKey } from "../servers/servers.ts"

/** Texts that people might send: five languages, kind and unkind. */
export const feedbackTexts: ReadonlyArray<string> = readFileSync(
  new URL("../../fixtures/moderation/feedback.jsonl", import.meta.url),
  "utf8"
)
  .trim()
  .split("\n")
  .map((line): string => JSON.parse(line).text)
  .filter((text) => feedbackProblem(text) === null)

export const textAt = (turn: number): string => feedbackTexts[turn % feedbackTexts.length] ?? ""

/** Texts sealed as the servers of the benches open them: one started with another key refuses the folder. */
export const benchSealing = Layer.provide(aesSealer, configuredKeys(Buffer.from(benchKey, "hex")))

/** All that reads and writes such a folder. */
export const benchStorage = (dataDir: string) =>
  Layer.mergeAll(lowdbStorage({ dataDir }), benchSealing, nodeSecrets)

export const ownerOf = (number: number) => OwnerId(`00000000-0000-4000-8000-${`${number}`.padStart(12, "0")}`)
export const linkOf = (number: number) => `hive-${number}`

/** The secret of an owner's session; the store has its digest. */
export const tokenOf = (number: number): string => `a-session-of-the-bench-${number}`

export const putAll = (owner: OwnerId, records: ReadonlyArray<StoredRecord>) =>
  HiveStore.use((store) => store.change(owner, {}, () => changed(putChange(...records))))

/** A hive under `linkOf(number)`, without items. */
export const makeEmptyHive = Effect.fnUntraced(function* (number: number) {
  const owner = ownerOf(number)
  const account = makeAccount(owner, { feedbackLink: linkOf(number) })
  yield* (yield* Directory).create({ ...account, feedbackLink: null })
  yield* putAll(owner, [account, makeLink(linkOf(number), { owner })])
})
