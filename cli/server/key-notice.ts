import { Effect, Option } from "effect"
import { keyFileIn, keyIdOf } from "#adapters/sealing/node/index.ts"
import { Keyring } from "#core/ports/keyring.ts"
import type { Configuration } from "../settings/config.ts"

const showCommand = (file: string): string => {
  if (process.platform === "win32") return `type "${file}"`
  const isPlain = /^[\p{L}\p{M}\p{N}/:._-]+$/u.test(file)
  return `cat ${isPlain ? file : `'${file.replaceAll("'", "'\\''")}'`}`
}

const inContainer = process.pid === 1 ? ", inside the container" : ""

/** Logs where the generated key is and how to show it, so that the operator can keep a copy; never the key itself. */
export const logKeyFile = Effect.fn("logKeyFile")(function* ({
  dataDir,
  encryptionKeys
}: Pick<Configuration, "dataDir" | "encryptionKeys">) {
  if (Option.isSome(encryptionKeys)) return
  const file = keyFileIn(dataDir)
  const [key] = (yield* Keyring).keys()
  yield* Effect.logInfo(
    `The encryption key (id ${keyIdOf(key)}) is in ${file}. Backups don't contain it: keep a copy elsewhere. To show it${inContainer}: ${showCommand(file)}`
  )
})
