import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import {
  previewPath,
  reportPath,
  routePattern,
  syndicatedPaths,
  uploadPaths,
  visitorPath
} from "#adapters/http/site/paths.ts"
import { callSchemas } from "#core/contract/call-schemas.ts"
import { type CallName, calls } from "#core/contract/calls.ts"
import { appPages } from "#core/domain/pages/pages.ts"
import { totpCode, totpStepMillis } from "../../support/totp.ts"
import { makeAdmin, makeOperator } from "./support/admins.ts"
import { joined, mailAfter, secretIn, startMailing } from "./support/mailing.ts"
import { json, password } from "./support/requests.ts"
import { makeHive } from "./support/sample-hives.ts"
import { codeUsers, enterCode, joinWithCodes, ticketOf } from "./support/second-factor.ts"
import { startServer } from "./support/test-server.ts"
import { callNames, validRequest } from "./support/valid-requests.ts"

const uncalledRoutes = [
  ...uploadPaths,
  previewPath,
  ...Object.values(syndicatedPaths),
  ...appPages,
  visitorPath,
  reportPath
].map((path) => `GET ${routePattern(path)}`)

describe("the contract", () => {
  test("holds exactly what is routed", () => {
    const routed = startServer()
      .app["~routes"].filter(({ method, route }) => !["", "HEAD"].includes(method ?? "") && route !== "/**")
      .map(({ method, route }) => `${method} ${route}`)
    const promised = Object.values(calls).map(({ method, path }) => `${method} ${routePattern(path)}`)
    expect(routed.toSorted()).toEqual([...promised, ...uncalledRoutes].toSorted())
  })

  const decodes = (name: CallName, answer: unknown): unknown =>
    Schema.decodeUnknownSync(callSchemas[name].answer ?? Schema.Never, { onExcessProperty: "error" })(answer)

  const byMail = ["confirmSignUp", "forgotPassword"] as const
  const bySecondMail = "confirmNewEmail"
  /** Needs a note that was sent with a receipt. */
  const byReceipt = "readReceipt"
  /** Each needs a code, which no body can hold beforehand. */
  const byCode = [
    "signInWithCode",
    "confirmSecondFactor",
    "renewRecoveryCodes",
    "adminLoginWithCode",
    "confirmAdminSecondFactor",
    "renewAdminRecoveryCodes"
  ] as const
  const elsewhere: ReadonlySet<CallName> = new Set([...byMail, bySecondMail, ...byCode, byReceipt])
  const names = callNames.filter((name) => callSchemas[name].answer !== null && !elsewhere.has(name))

  test.each(codeUsers)(
    "calls answer exactly what their Schemas say where $who enters codes, too",
    async (user) => {
      const { server } = startMailing()
      const { cookie, secret, recoveryCodes } = await joinWithCodes(server, user, 0)
      const [confirm, renew, enter] = user.codeCalls
      expect(decodes(confirm, { recoveryCodes })).toBeDefined()
      const renewing = json({ password, code: totpCode(secret, totpStepMillis) }, { cookie })
      const renewed = await (await server.fetch(calls[renew].path, renewing)).json()
      expect(decodes(renew, renewed)).toBeDefined()
      const entered = await enterCode(server, user, await ticketOf(server, user), renewed.recoveryCodes[0])
      expect(entered.status).toBe(calls[enter].success)
      expect(decodes(enter, await entered.json())).toBeDefined()
    }
  )

  test("calls answer exactly what their Schemas say where mail is sent, too", async () => {
    const { server, mails } = startMailing()
    const who = { email: "new@example.com" }
    const signedUp = await server.fetch("/api/auth/sign-up", json(who))
    expect(signedUp.status).toBe(calls.signUp.later)
    expect(decodes("signUp", await signedUp.json())).toBeDefined()
    const opening = secretIn(await mailAfter(mails, 1))
    const cookie = await joined(server, "asha@example.com")
    const wished = { password, email: "asha@new.example" }
    const asked = await server.fetch("/api/account/email", json(wished, { cookie }))
    expect(asked.status).toBe(calls.changeEmail.later)
    expect(decodes("changeEmail", await asked.json())).toBeDefined()
    await mailAfter(mails, 3)
    const token = secretIn(mails.find(({ to }) => to === wished.email) ?? { text: "" })
    const changed = await server.fetch(calls[bySecondMail].path, json({ token }, { cookie }))
    expect(changed.status).toBe(calls[bySecondMail].success)
    expect(decodes(bySecondMail, await changed.json())).toBeDefined()
    const bodies = { confirmSignUp: { token: opening, password }, forgotPassword: who }
    for (const name of byMail) {
      const answer = await server.fetch(calls[name].path, json(bodies[name]))
      expect(answer.status).toBe(calls[name].success)
      expect(decodes(name, await answer.json())).toBeDefined()
    }
  })

  test.each(names)("[asvs V14.2.6 V15.3.1] %s answers exactly what its Schema says", async (name) => {
    const server = startServer()
    const hive = await makeHive(server, "asha@example.com", "asha-rao")
    await makeAdmin(server)
    const admin =
      name === "beginAdminSecondFactor" ? await makeAdmin(server, "new") : await makeOperator(server)
    const cookie = `${hive.cookie}; ${admin}`
    const answer = await server.fetch(...validRequest(name, hive, cookie))
    expect(answer.status).toBe(calls[name].success)
    expect(decodes(name, await answer.json())).toBeDefined()
  })
})
