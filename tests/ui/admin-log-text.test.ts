import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { actorText, deedText } from "#ui/text/admin-log-text.ts"
import { catalogueOf } from "../support/catalogues.ts"

const folders = ["core/use-cases", "cli/commands"].map((path) => new URL(`../../${path}/`, import.meta.url))

const source = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(new URL(name, folder), "utf8"))
  )
  .join("\n")

const loggedTexts =
  /(?:logAdminAct\(|logOwnerAct\(|what: |makeAdminEntry\(\s*[\w.()]+,\s*)(?:"([a-z][^"]+)"|`([^`]+)`)/g
const chosenTexts = /role === null \? `([^`.]+)` : `([^`.]+)`|secondFactor === null \? "([^"]+)" : "([^"]+)"/g

const deeds = [...source.matchAll(loggedTexts), ...source.matchAll(chosenTexts)]
  .flatMap(([, ...texts]) => texts.filter((text) => text !== undefined))
  .map((text) => text.replace(/\$\{admin\.role[^}]*\}/, "operator").replace(/\$\{[^}]*\}/g, "இளா"))

test("all that the admins' log says is said in the language of the page", () => {
  expect(deeds.length).toBeGreaterThan(22)
  const tamil = catalogueOf("ta")
  expect(deeds.filter((deed) => /[a-z]/i.test(deedText(deed, tamil)))).toEqual([])
  expect(deeds.filter((deed) => deedText(deed, catalogue) !== deed)).toEqual([])
})

test("a change of a badge is told with its names; what an admin typed stays", () => {
  const change =
    'changed the badge Clear Voice (Communication & Collaboration, tier 5): name "Clear Voice" → "A \\"new\\" name"; bonus 50 → 60; new picture'
  expect(deedText(change, catalogue)).toBe(change)
  expect(deedText(change, catalogueOf("hi"))).toBe(
    `बैज ${catalogueOf("hi").badges.names["communication-5"]} (संवाद और सहयोग, स्तर 5) बदला: नाम "Clear Voice" → "A \\"new\\" name"; बोनस 50 → 60; नई तस्वीर`
  )
})

test("a user name stays; the command line and an owner are named", () => {
  const { installation } = catalogueOf("ta")
  expect(["asha", "command line", "an owner"].map((who) => actorText(who, installation))).toEqual([
    "asha",
    installation.actors.commandLine,
    installation.actors.anOwner
  ])
})
