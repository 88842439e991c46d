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
import { beginSetUp, codeUsers, enterCode, ticketOf } from "./support/second-factor.ts"
import { startServer } from "./support/test-server.ts"
import { refusedCalls } from "./support/test-services.ts"
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
    const inContract = Object.values(calls).map(({ method, path }) => `${method} ${routePattern(path)}`)
    expect(routed.toSorted()).toEqual([...inContract, ...uncalledRoutes].toSorted())
  })

  /** The body of an answer, which is exactly as its Schema says. */
  const promised = async (name: CallName, answer: Response, status = calls[name].success) => {
    expect(answer.status, name).toBe(status)
    const body = await answer.json()
    const schema = callSchemas[name].response ?? Schema.Never
    expect(Schema.decodeUnknownSync(schema, { onExcessProperty: "error" })(body)).toBeDefined()
    return body
  }

  const [byMail, bySecondMail] = [["confirmSignUp", "forgotPassword"] as const, "confirmNewEmail"] as const
  /** Each needs a code, which no body can hold beforehand. */
  const byCode = codeUsers.flatMap(({ codeCalls }) => codeCalls)
  const elsewhere = new Set<CallName>([...byMail, bySecondMail, ...byCode, ...refusedCalls, "readReceipt"])
  const names = callNames.filter((name) => callSchemas[name].response !== null && !elsewhere.has(name))

  test.each(codeUsers)("calls answer as their Schemas say where $who enters codes, too", async (user) => {
    const { server } = startMailing()
    const cookie = await user.join(server)
    const { secret, setUp } = await beginSetUp(server, user, cookie)
    const [confirm, renew, enter] = user.codeCalls
    const send = (name: CallName, body: object) => server.fetch(calls[name].path, json(body, { cookie }))
    await promised(confirm, await send(confirm, { setUp, code: totpCode(secret, 0) }))
    const code = totpCode(secret, totpStepMillis)
    const { recoveryCodes } = await promised(renew, await send(renew, { password, code }))
    await promised(enter, await enterCode(server, user, await ticketOf(server, user), recoveryCodes[0]))
  })

  test("calls answer exactly what their Schemas say where mail is sent, too", async () => {
    const { server, mails } = startMailing()
    const who = { email: "new@example.com" }
    const send = (name: CallName, body: object, cookie = "") =>
      server.fetch(calls[name].path, json(body, { cookie }))
    await promised("signUp", await send("signUp", who), calls.signUp.later)
    const opening = secretIn(await mailAfter(mails, 1))
    const cookie = await joined(server, "asha@example.com")
    const wished = { password, email: "asha@new.example" }
    await promised("changeEmail", await send("changeEmail", wished, cookie), calls.changeEmail.later)
    await mailAfter(mails, 3)
    const token = secretIn(mails.find(({ to }) => to === wished.email) ?? { text: "" })
    await promised(bySecondMail, await send(bySecondMail, { token }, cookie))
    const bodies = { confirmSignUp: { token: opening, password }, forgotPassword: who }
    for (const name of byMail) await promised(name, await send(name, bodies[name]))
  })

  test.each(names)("[asvs V14.2.6 V15.3.1] %s answers exactly what its Schema says", async (name) => {
    const server = startServer()
    const hive = await makeHive(server, "asha@example.com", "asha-rao")
    await makeAdmin(server)
    const admin =
      name === "beginAdminSecondFactor" ? await makeAdmin(server, "new") : await makeOperator(server)
    const cookie = `${hive.cookie}; ${admin}`
    await promised(name, await server.fetch(...validRequest(name, hive, cookie)))
  })
})
