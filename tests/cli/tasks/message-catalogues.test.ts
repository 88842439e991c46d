import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import { expectMessagesUsed, messageCatalogues } from "#cli/tasks/support/message-catalogues.ts"

test("the catalogues compile, and something shows each message of the source", () => {
  expect(messageCatalogues().name).toBe("honesthive-messages")
  expect(existsSync(new URL("../../../ui/messages/generated/catalogue.ts", import.meta.url))).toBe(true)
  expect(expectMessagesUsed).not.toThrow()
})
