import { createServer, Socket } from "node:net"
import { getCACertificates, setDefaultCACertificates } from "node:tls"
import { assert } from "@effect/vitest"
import { Clock, Effect, Option, Redacted, Result } from "effect"
import { TestClock } from "effect/testing"
import type { SMTPServerOptions } from "smtp-server"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { watchedMailer, watchedSmtp } from "#adapters/mail/smtp/index.ts"
import { smtpMailer } from "#adapters/mail/smtp/smtp-mailer.ts"
import type { Mail } from "#core/domain/mails/mail.ts"
import { dayMillis } from "#core/domain/values/durations.ts"
import { MailNotSent } from "#core/ports/mailer.ts"
import { mailText } from "#ui/mails/mail-texts.ts"
import { effectTest } from "../../../support/effect-test.ts"
import { certificate, ownTls, startMailServer, unfolded } from "../../../support/mail-server.ts"
import { makeWrongClock } from "../../../support/wrong-clock.ts"

const mail = {
  id: "0b7e7a44-9d53-4f2c-8c1d-6a52f0a9d6c1",
  to: "asha@example.org",
  language: "ta",
  subject: "Hello",
  text: "A line.\n\nAnother, with ünlauts.\n"
} as const

const placeOf = (port: number, { scheme = "smtp", user = "", isNear = true, host = "127.0.0.1" } = {}) => ({
  server: Redacted.make(new URL(`${scheme}://${user}${host}:${port}`)),
  from: { name: "The hive, Inc.", address: "hive@example.org" },
  isNear
})

const sendTo = (port: number, way: Parameters<typeof placeOf>[1] = {}, message: Mail = mail) =>
  Effect.runPromise(Effect.result(smtpMailer(placeOf(port, way)).send(message)))

/** Encoded words (RFC 2047) of a folded subject; spaces between two of them are none of its own. */
const decodedSubject = (headers: string): string => {
  const [, folded = ""] = /^Subject: ((?:.*\r\n[ \t])*.*)\r$/m.exec(headers) ?? []
  return folded
    .replace(/\r\n(?=[ \t])/g, "")
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/g, (_, coding: string, word: string) =>
      coding === "B" ? Buffer.from(word, "base64").toString("utf8") : unfolded(word.replaceAll("_", " "))
    )
}

const start = async (options: SMTPServerOptions = {}) => {
  const server = await startMailServer(options)
  onTestFinished(() => server.stop())
  return server
}

const failed = (
  result: Result.Result<unknown, { readonly reason: string; readonly isPermanent: boolean }>
) => (Result.isFailure(result) ? [result.failure.reason, result.failure.isPermanent] : "sent")

/** A server that speaks only so far. */
const startTalker = async (talk: (socket: Socket) => void): Promise<number> => {
  const server = createServer((socket) => {
    onTestFinished(() => void socket.destroy())
    socket.on("error", () => undefined)
    talk(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : 0
}

describe("a mail", () => {
  test("arrives as it was written, from the sender that was named, and says that nobody reads answers", async () => {
    const server = await start({ disabledCommands: ["STARTTLS"] })
    expect(failed(await sendTo(server.port))).toBe("sent")
    const [arrived] = server.arrived
    expect(arrived).toMatchObject({ from: "hive@example.org", to: ["asha@example.org"], isEncrypted: false })
    expect(arrived?.text.replaceAll("\r\n", "\n")).toBe(mail.text)
    expect(arrived?.headers).toMatch(/^From: "The hive, Inc\." <hive@example\.org>\r$/m)
    expect(arrived?.headers).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(arrived?.headers).toMatch(/^Content-Language: ta\r$/m)
  })

  test.each(["hi", "te", "ta", "kn"] as const)(
    "in %s arrives whole: subject, text and language",
    async (language) => {
      const server = await start({ disabledCommands: ["STARTTLS"] })
      const link = "https://hive.example/reset-password?lang=ta#a-secret"
      const written = mailText({ kind: "reset", link }, { language, instance: "HonestHive" })
      expect(failed(await sendTo(server.port, {}, { ...mail, language, ...written }))).toBe("sent")
      const [{ headers, text } = { headers: "", text: "" }] = server.arrived
      expect(decodedSubject(headers)).toBe(written.subject)
      expect(headers).toMatch(/^[\r\n\x20-\x7e]*$/)
      expect(Math.max(...headers.split("\r\n").map(({ length }) => length))).toBeLessThanOrEqual(78)
      expect(headers).toContain(`\r\nContent-Language: ${language}\r\n`)
      expect(text.replaceAll("\r\n", "\n")).toBe(written.text)
    }
  )

  test("has the same Message-ID at each try, so that mailboxes show one that was taken twice once", async () => {
    const server = await start({ disabledCommands: ["STARTTLS"] })
    await sendTo(server.port)
    await sendTo(server.port)
    const ids = server.arrived.map(({ headers }) => /^Message-ID: (.*)\r$/m.exec(headers)?.[1])
    expect(ids).toEqual([`<${mail.id}@example.org>`, `<${mail.id}@example.org>`])
  })

  test("that is not to be sent costs a connection, and nothing arrives, also where its health is watched", async () => {
    const server = await start({ disabledCommands: ["STARTTLS"] })
    const { mailer } = watchedSmtp(Option.some(placeOf(server.port)))
    const { rehearse = () => Effect.die("no rehearsal") } = Option.getOrThrow(mailer)
    await Effect.runPromise(rehearse(mail))
    expect([server.connections(), server.arrived]).toEqual([1, []])
  })

  test("goes with user and password, unescaped", async () => {
    const server = await start({
      onAuth: ({ username, password }, _session, done) =>
        username === "hive@here" && password === "a/b:c"
          ? done(null, { user: username })
          : done(new Error("No"))
    })
    const user = `${encodeURIComponent("hive@here")}:${encodeURIComponent("a/b:c")}@`
    expect(failed(await sendTo(server.port, { user }))).toBe("sent")
    expect(server.arrived[0]).toMatchObject({ user: "hive@here", isEncrypted: true })
  })

  test.each([
    ["a wrong password", { onAuth: (_auth, _session, done) => done(new Error("No asha@example.org")) }],
    [
      "a recipient that is not taken",
      { onRcptTo: ({ address }, _session, done) => done(new Error(`550 no ${address}`)) }
    ]
  ] satisfies ReadonlyArray<readonly [string, SMTPServerOptions]>)(
    "is not tried again after %s, and the reason names nobody",
    async (_name, options) => {
      const server = await start(options)
      const [reason, isPermanent] = failed(await sendTo(server.port, { user: "a:b@" }))
      expect(isPermanent).toBe(true)
      expect(reason).toMatch(/^the mail server refuses .+ \(5\d\d\)$/)
      expect(reason).not.toContain("asha")
    }
  )

  test("is tried again when the server is busy, or nobody answers", async () => {
    const busy = Object.assign(new Error("Later"), { responseCode: 451 })
    const server = await start({ onMailFrom: (_address, _session, done) => done(busy) })
    expect(failed(await sendTo(server.port))).toEqual([
      "the mail server refuses the sender or the recipient (451)",
      false
    ])
    await server.stop()
    const refused = ["the connection to the mail server failed (ECONNREFUSED)", false]
    expect(failed(await sendTo(server.port))).toEqual(refused)
  })

  test("is tried again when the connection breaks in the middle of it", async () => {
    const port = await startTalker((socket) => {
      socket.write("220 here\r\n")
      socket.on("data", (data) => {
        const line = data.toString()
        if (/^(?:EHLO|MAIL|RCPT)/.test(line)) socket.write("250 fine\r\n")
        else if (line.startsWith("DATA")) socket.write("354 go on\r\n")
        else socket.destroy()
      })
    })
    const [reason, isPermanent] = failed(await sendTo(port))
    expect([reason, isPermanent]).toEqual([expect.stringMatching(/mail server/), false])
  })

  /** Timers of this length, or of what is left of it, end after 50 ms. */
  const hasten = (timeoutMillis: number) => {
    const { setTimeout: wait } = globalThis
    const { setTimeout: waitOnSocket } = Socket.prototype
    const hastened = (millis = 0) => (millis > timeoutMillis - 500 && millis <= timeoutMillis ? 50 : millis)
    vi.spyOn(globalThis, "setTimeout").mockImplementation((act, millis) => wait(act, hastened(millis)))
    vi.spyOn(Socket.prototype, "setTimeout").mockImplementation(function (this: Socket, millis, act) {
      return waitOnSocket.call(this, hastened(millis), act)
    })
    onTestFinished(() => void vi.restoreAllMocks())
  }

  test.each([
    ["says nothing", () => undefined, 10_000],
    ["says nothing more", (socket: Socket) => void socket.write("220 here\r\n"), 20_000],
    [
      "goes on and on",
      (socket: Socket) => {
        socket.write("220 here\r\n")
        socket.on("data", () => socket.write("250-and on\r\n"))
      },
      60_000
    ]
  ])("is tried again when the server %s", async (_name, talk, timeoutMillis) => {
    const port = await startTalker(talk)
    hasten(timeoutMillis)
    expect(failed(await sendTo(port))).toEqual(["the mail server took too long", false])
  })

  test("that took too long does not go after all, beside the next try", async () => {
    let acceptSender: () => unknown = () => undefined
    const { promise: afterwards, resolve: tell } = Promise.withResolvers<string>()
    const port = await startTalker((socket) => {
      socket.write("220 here\r\n")
      socket.on("data", (data) => {
        const line = data.toString()
        if (line.startsWith("EHLO")) socket.write("250 fine\r\n")
        else if (line.startsWith("MAIL")) acceptSender = () => socket.write("250 fine\r\n")
        else tell(line)
      })
      socket.on("close", () => tell("closed"))
    })
    hasten(60_000)
    expect(failed(await sendTo(port))).toEqual(["the mail server took too long", false])
    acceptSender()
    expect(await afterwards).toBe("closed")
  })
})

describe("on the way to a mail server elsewhere", () => {
  test.each([
    ["without STARTTLS", { disabledCommands: ["STARTTLS"] }, "smtp", /offers no encryption/],
    ["with a certificate that nobody vouches for", ownTls, "smtp", /\(DEPTH_ZERO_SELF_SIGNED_CERT\)$/],
    [
      "with such a certificate from the first byte",
      { ...ownTls, secure: true },
      "smtps",
      /\(DEPTH_ZERO_SELF_SIGNED_CERT\)$/
    ]
  ] satisfies ReadonlyArray<readonly [string, SMTPServerOptions, string, RegExp]>)(
    "nothing is sent %s",
    async (_name, options, scheme, reason) => {
      const server = await start(options)
      const result = await sendTo(server.port, { scheme, isNear: false, user: "a:secret@" })
      expect(failed(result)[0]).toMatch(reason)
      expect(server.arrived).toEqual([])
    }
  )

  test.each([
    ["smtp", ownTls],
    ["smtps", { ...ownTls, secure: true }]
  ] satisfies ReadonlyArray<readonly [string, SMTPServerOptions]>)(
    "%s:// is encrypted with a certificate that holds",
    async (scheme, options) => {
      const trusted = getCACertificates("default")
      setDefaultCACertificates([...trusted, certificate])
      onTestFinished(() => setDefaultCACertificates(trusted))
      const server = await start(options)
      expect(failed(await sendTo(server.port, { scheme, isNear: false, host: "localhost" }))).toBe("sent")
      expect(server.arrived[0]).toMatchObject({ isEncrypted: true })
    }
  )
})

const failure = new MailNotSent({ reason: "the mail server refuses user and password", isPermanent: true })

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
  effectTest(
    "is asked for every ten minutes while it is away, else once an hour, however often somebody looks",
    function* () {
      const { server, health } = watched()
      server.isAway = true
      for (let minute = 0; minute < 10; minute += 1) {
        assert.include(yield* health.problem, "the mail server refuses user and password")
        yield* TestClock.adjust("1 minute")
      }
      assert.strictEqual(server.checks, 1)
      server.isAway = false
      for (let minute = 0; minute < 60; minute += 1) {
        assert.isUndefined(yield* health.problem)
        yield* TestClock.adjust("1 minute")
      }
      assert.strictEqual(server.checks, 2)
    }
  )

  effectTest("is asked for again in time though the clock was a day ahead at first", function* () {
    const { server, health } = watched()
    const { clock, setRight } = yield* makeWrongClock(24 * 3_600_000)
    yield* Effect.gen(function* () {
      assert.deepStrictEqual([yield* health.problem, yield* health.check], [undefined, "works"])
      server.isAway = true
      setRight()
      yield* TestClock.adjust("1 hour")
      assert.isDefined(yield* health.problem)
      assert.strictEqual(yield* health.check, "fails")
    }).pipe(Effect.provideService(Clock.Clock, clock))
  })

  effectTest("is checked for operators every ten minutes, whatever was mailed meanwhile", function* () {
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

  effectTest("is asked for again in time where the clock is set back by a day", function* () {
    const { server, health } = watched()
    yield* TestClock.setTime(dayMillis)
    assert.strictEqual(yield* health.check, "works")
    assert.isUndefined(yield* health.problem)
    server.isAway = true
    yield* TestClock.setTime(0)
    yield* TestClock.adjust("1 hour")
    assert.strictEqual(yield* health.check, "fails")
    assert.isDefined(yield* health.problem)
  })

  effectTest(
    "is known by the last mail: one that went ends a problem, one that did not has it asked",
    function* () {
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
    }
  )
})
