import { expect, test } from "vitest"
import { webhookAddressOf } from "#core/domain/webhooks/webhook-address.ts"

test.each([
  ["https://ntfy.sh/asha-notes", "https://ntfy.sh/asha-notes"],
  [" https://Hooks.Example:443/a?token=b ", "https://hooks.example/a?token=b"],
  ["https://hooks.example", "https://hooks.example/"]
])("%s is where a webhook may go", (typed, address) => {
  expect(webhookAddressOf(typed)?.href).toBe(address)
})

test.each([
  ...["", "hooks.example", "http://hooks.example/", "ftp://hooks.example/", "file:///etc/passwd"],
  ...["https://asha@hooks.example/", "https://:secret@hooks.example/", "https://hooks.example:8443/"],
  ...["https://hooks.example/#here", "https://", `https://hooks.example/${"a".repeat(500)}`]
])("%j is not", (typed) => {
  expect(webhookAddressOf(typed)).toBeNull()
})
