import { describe, expect, test } from "vitest"
import { totpCode, totpStepMillis } from "../../support/totp.ts"
import { statusesOf } from "./support/limited.ts"
import { postgresStore } from "./support/postgres-store.ts"
import { codeUsers, enterCode, joinWithCodes, ticketOf } from "./support/second-factor.ts"
import { startServer } from "./support/test-server.ts"
import { lowdbStore, memoryStore } from "./support/test-stores.ts"

const times = 8
const refused = Array.from({ length: times - 1 }, () => expect.toBeOneOf([401, 403]))

const expectOneSignIn = (answers: ReadonlyArray<Response>) =>
  expect(statusesOf(answers).toSorted()).toEqual([200, ...refused])

describe.each([memoryStore, lowdbStore, postgresStore])("on $name", ({ services }) => {
  describe.each(codeUsers)("of $who", (user) => {
    const start = async () => {
      const server = startServer({ services })
      const joined = await joinWithCodes(server, user, Date.now())
      const tickets = await Promise.all(Array.from({ length: times }, () => ticketOf(server, user)))
      const enterAll = (code: string) =>
        Promise.all(tickets.map((ticket) => enterCode(server, user, ticket, code)))
      return { ...joined, enterAll }
    }

    test("one code that is sent at once by many signs one in", async () => {
      const { secret, enterAll } = await start()
      // The next step's code, which is accepted already: the current one turned the second factor on.
      expectOneSignIn(await enterAll(totpCode(secret, Date.now() + totpStepMillis)))
    })

    test("one recovery code that is sent at once by many signs one in", async () => {
      const { recoveryCodes, enterAll } = await start()
      expectOneSignIn(await enterAll(recoveryCodes[0] ?? ""))
    })
  })
})
