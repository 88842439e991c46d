import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { watchedMailer } from "#adapters/mail/smtp/index.ts"
import { MailNotSent } from "#core/ports/mailer.ts"
import { effectTest as test } from "../../../support/effect-test.ts"

const mail = { to: "ada@people.example", language: "en", subject: "Hello", text: "Hello" } as const
const failure = new MailNotSent({ reason: "the mail server refuses user and password", isFinal: true })

/** A mail server that counts how often somebody signs in to be sure of it. */
const watched = () => {
  const server = { isAway: false, checks: 0 }
  const answer = Effect.suspend(() => (server.isAway ? Effect.fail(failure) : Effect.void))
  const verify = Effect.suspend(() => {
    server.checks += 1
    return answer
  })
  return { server, ...watchedMailer({ send: () => answer }, verify) }
}

describe("the mail server's health", () => {
  test("is asked for once an hour, however often somebody looks", function* () {
    const { server, health } = watched()
    server.isAway = true
    for (let minute = 0; minute < 60; minute += 1) {
      assert.include(yield* health.problem, "the mail server refuses user and password")
      yield* TestClock.adjust("1 minute")
    }
    assert.strictEqual(server.checks, 1)
    server.isAway = false
    assert.isUndefined(yield* health.problem)
    assert.strictEqual(server.checks, 2)
  })

  test("is checked for operators every ten minutes, whatever was mailed meanwhile", function* () {
    const { server, mailer, health } = watched()
    assert.strictEqual(yield* health.check, "works")
    server.isAway = true
    yield* Effect.flip(mailer.send(mail))
    yield* TestClock.adjust("9 minutes")
    assert.strictEqual(yield* health.check, "works")
    yield* TestClock.adjust("1 minute")
    assert.strictEqual(yield* health.check, "fails")
    server.isAway = false
    yield* mailer.send(mail)
    assert.strictEqual(yield* health.check, "fails")
    assert.strictEqual(server.checks, 2)
  })

  test("is known by the last mail: one that went ends a problem, one that did not has it asked", function* () {
    const { server, mailer, health } = watched()
    server.isAway = true
    assert.isDefined(yield* health.problem)
    server.isAway = false
    yield* mailer.send(mail)
    assert.isUndefined(yield* health.problem)
    assert.strictEqual(server.checks, 1)
    server.isAway = true
    yield* Effect.flip(mailer.send(mail))
    assert.isDefined(yield* health.problem)
    assert.strictEqual(server.checks, 2)
  })
})
