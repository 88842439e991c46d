import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { makeLimits } from "#adapters/http/limits/limits.ts"
import { localGuard } from "#adapters/moderation/local/local-guard.ts"
import { HiveStore } from "#core/hives/hive-store.ts"
import { Secrets } from "#core/support/secrets.ts"
import { settleAll } from "../../../core/support/settle-all.ts"
import { succeed } from "../support/requests.ts"
import { makeHive } from "../support/sample-hives.ts"
import { startServer } from "../support/test-server.ts"
import { testServices } from "../support/test-services.ts"
import { submission } from "../support/visitors.ts"

/** The same ids and secrets in every run: what differs then differs because of the senders. */
const drivenSecrets = Layer.sync(Secrets, () => {
  let made = 0
  const next = () => `${++made}`.padStart(12, "0")
  return {
    uuid: Effect.sync(() => `00000000-0000-4000-8000-${next()}`),
    token: Effect.sync(() => `token-of-the-driven-run-${next()}`),
    digest: (token) => Effect.succeed(`digest of ${token}`)
  }
})

const texts = [
  "You listen well.",
  "You are a pathetic idiot.",
  "You fixed the build quickly.",
  "Your plans are clear."
]

const senderOf = (name: string, key: number) => ({
  "x-forwarded-for": `203.0.113.${name.length}`,
  "user-agent": `browser of ${name}`,
  "accept-language": name,
  cookie: `who=${name}`,
  "idempotency-key": `${name} ${key}`
})

const readings = [
  "/api/user/feedback",
  "/api/user/feedback-summary",
  "/api/user/activity",
  "/api/user/badges",
  "/api/gamification/stats"
]

/** All that the owner can read, and all that is stored but for the sealed texts, whose nonces are random. */
const hiveWrittenBy = async (senders: ReadonlyArray<string>) => {
  const services = Layer.mergeAll(testServices, drivenSecrets, localGuard)
  const server = startServer({ services, limits: makeLimits(1) })
  const { owner, cookie } = await makeHive(server, "asha@example.com", "asha-rao")
  for (const [index, text] of texts.entries()) {
    const headers = senderOf(senders[index % senders.length] ?? "", index)
    expect((await server.fetch("/api/profile/asha-rao/feedback", submission(text, headers))).status).toBe(201)
  }
  succeed(await server.run(Effect.provide(settleAll, localGuard)))
  const answers = readings.map(async (path) => (await server.fetch(path, { headers: { cookie } })).text())
  const items = succeed(await server.run(HiveStore.use((store) => store.listItems(owner))))
  return {
    answers: await Promise.all(answers),
    stored: items.map(({ content, aiSummary, ...item }) => ({
      ...item,
      isSummed: aiSummary !== null,
      owner: ""
    })),
    lengths: items.map(({ content }) => content.length)
  }
}

test("[anon A13] nothing that an owner reads or a store keeps differs between one sender and several", async () => {
  const ofOne = await hiveWrittenBy(["asha"])
  expect(ofOne.answers.join()).toContain("You listen well.")
  expect(ofOne.stored.length).toBeGreaterThan(texts.length)
  expect(await hiveWrittenBy(["asha", "ben", "somebody"])).toEqual(ofOne)
})
