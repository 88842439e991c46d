import { assert } from "@effect/vitest"
import { ConfigProvider, Effect, Exit, Layer, Option, Scope } from "effect"
import { layersOf, storedIn } from "#cli/layers/layers.ts"
import { readConfiguration } from "#cli/settings/config.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { changed } from "#core/domain/hives/change-result.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { Outbox } from "#core/use-cases/mails/outbox.ts"
import { createAccount } from "../../contracts/storage-adapter.ts"
import { liveTest } from "../../support/effect-test.ts"
import { makeFolder } from "../../support/for-one-test.ts"
import { ada } from "../../support/storage-records.ts"

const mail = {
  id: "a mail",
  to: "ada@example.org",
  language: "en",
  subject: "A subject",
  text: "A text"
} as const

const noteNotSent = HiveStore.use((store) =>
  store.change(ada, {}, ({ account }) => changed(putChange({ ...account, jobTitle: "not sent" })))
)

liveTest("the store stays open until mails that a stop cuts off are noted as not sent", function* () {
  const env = {
    DATA_DIR: makeFolder(),
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "hive@example.org",
    PUBLIC_URL: "http://localhost:3000"
  }
  const configuration = yield* Effect.provide(
    readConfiguration(false),
    ConfigProvider.layer(ConfigProvider.fromEnvRecord(env))
  )
  const scope = yield* Scope.make()
  const context = yield* Layer.buildWithScope(Layer.fresh(layersOf(configuration)), scope)
  yield* Effect.provide(
    Effect.gen(function* () {
      yield* createAccount(ada)
      const onNotSent = Effect.ignore(Effect.provideService(noteNotSent, HiveStore, yield* HiveStore))
      yield* (yield* Outbox).post(Effect.succeedSome({ mail, isSent: true, onNotSent }))
    }),
    context
  )
  yield* Scope.close(scope, Exit.void)
  const { account } = yield* Effect.provide(
    HiveStore.use((store) => store.read(ada, {})),
    Layer.fresh(storedIn({ ...configuration, databaseUrl: Option.none() }))
  )
  assert.strictEqual(account.jobTitle, "not sent")
})
