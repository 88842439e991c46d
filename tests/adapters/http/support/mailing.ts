import { Effect, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, vi } from "vitest"
import { type HttpLimits, unlimitedLimits } from "#adapters/http/limits/limits.ts"
import type { SignUpMode } from "#core/domain/accounts/sign-up-mode.ts"
import type { Mail } from "#core/domain/mails/mail.ts"
import { Mailer } from "#core/ports/mailer.ts"
import { PublicAddress } from "#core/ports/public-address.ts"
import { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import { createAccount } from "#core/use-cases/accounts/create-account.ts"
import { clockOf } from "./limited.ts"
import { cookieOf, json, password, succeed } from "./requests.ts"
import { origin, startServer, type TestServer } from "./test-server.ts"
import { testServices } from "./test-services.ts"

/** A server that sends mail; its clock stands still until it is told to go on. */
export const startMailing = (limits: HttpLimits = unlimitedLimits, mode: SignUpMode = "open") => {
  const mails: Array<Mail> = []
  const send = (mail: Mail) => Effect.sync(() => void mails.push(mail))
  const services = Layer.mergeAll(
    testServices,
    TestClock.layer(),
    Layer.succeed(Mailer)(Option.some({ send })),
    Layer.succeed(PublicAddress)(new URL(origin)),
    Layer.succeed(SignUpPolicy, { mode })
  )
  const server = startServer({ services, limits })
  return { mails, server, pass: clockOf(server) }
}

/** The last of so many mails, once they were sent. */
export const mailAfter = async (mails: ReadonlyArray<Mail>, count: number): Promise<Mail> => {
  await vi.waitFor(() => expect(mails).toHaveLength(count))
  return mails[count - 1] ?? expect.fail("no mail")
}

/** The part after the # of the link in a mail. */
export const secretIn = ({ text }: Pick<Mail, "text">): string => /#(\S+)$/m.exec(text)?.[1] ?? ""

/** An account that is there already, and its owner's cookie. */
export const joined = async (server: TestServer, email: string): Promise<string> => {
  succeed(await server.run(createAccount({ email, password })))
  return cookieOf(await server.fetch("/api/auth/sign-in", json({ email, password })))
}
