import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { privacyMessages } from "#ui/messages/generated/en/privacy.ts"

const root = join(import.meta.dirname, "../..")

/** All that stays on a device, by the name under which it is kept, with the Privacy page's words for it. */
const storedEntryTexts: Readonly<Record<string, string>> = {
  honesthive: "one cookie that holds the session, for at most 30 days",
  "honesthive-login-": "one cookie that proves that it was this browser",
  "honesthive-admin": "for administrators: one cookie that holds the session",
  "honesthive-seen": "what they had seen when it was opened",
  "honesthive-unsaved": "a profile, questions, an answer or the choice of who is asked that is not saved yet",
  "honesthive-selection": "which feedback is selected",
  "honesthive-steps": "that you shared your link or hid the first steps",
  "honesthive-theme": "for whoever chose dark or light",
  "honesthive-draft": "for visitors: the unsent draft"
}

/** Reads and writes what callers name. */
const storage = join("components", "stored-item.ts")

const sources = readdirSync(join(root, "ui"), { recursive: true, encoding: "utf8" })
  // The offline product keeps a whole server's data, as its own page says.
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("offline/") && name !== storage)
  .map((name) => readFileSync(join(root, "ui", name), "utf8"))

const storing = sources.filter((source) =>
  /(?:local|session)Storage|document\.cookie|indexedDB|caches\.open/.test(source)
)

const storageKeys = storing.flatMap((source) => source.match(/(?<=["`])honesthive-[a-z]+/g) ?? [])

const cookieNames = Array.from(
  readFileSync(join(root, "adapters/http/cookies/session-cookie.ts"), "utf8").matchAll(
    /cookieNameOf\(site(?:, "([^"]*)")?\)/g
  ),
  ([, suffix = ""]) => `honesthive${suffix}`
)

test("the Privacy page tells of everything that stays on a device, and of nothing else", () => {
  expect(storing.length).toBeGreaterThan(4)
  expect(storing.filter((source) => !/["`]honesthive-[a-z]+/.test(source))).toEqual([])
  expect(new Set([...storageKeys, ...cookieNames])).toEqual(new Set(Object.keys(storedEntryTexts)))
  const lines = [...privacyMessages.receiving.list, ...privacyMessages.device.list].join("\n")
  for (const [name, words] of Object.entries(storedEntryTexts)) expect(lines, name).toContain(words)
})
