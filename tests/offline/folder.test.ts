import { afterAll, beforeAll, expect, test } from "vitest"
import { buildDemo } from "#cli/tasks/support/build-demo.ts"
import { landingMessages } from "#ui/messages/landing.ts"
import { signInMessages } from "#ui/messages/sign-in.ts"
import type { Visit } from "../support/browser.ts"
import { type Demo, loadSample, openDemo } from "../support/offline/demo.ts"
import { copyLink, publicItems } from "../support/screens.ts"
import { temporaryFolder } from "../support/server.ts"

/** A host of files that knows nothing but files, and other things beside the build. */
const folder = "/team/hive"

const built = temporaryFolder()
let demo: Demo
let visit: Visit

beforeAll(async () => {
  await buildDemo(`${folder}/`, built.path)
  demo = await openDemo(built.path, `${folder}/`, false)
  visit = await demo.visit()
})

afterAll(async () => {
  await demo.close()
  built.remove()
})

const pathNow = () => new URL(visit.page.url()).pathname

test("in a folder of a host without a fallback, the product leads nowhere else", async () => {
  const { page } = visit
  await page.goto(`${folder}/`)
  await page.getByRole("link", { name: landingMessages.start }).first().click()
  await page.getByLabel(signInMessages.password, { exact: true }).waitFor()
  expect(pathNow()).toBe(`${folder}/sign-up`)
  await loadSample(page, `${folder}/~offline`, "at the limit")
  await page.getByRole("link", { name: "Feedback" }).first().click()
  await page.getByText("Handovers with you are short").first().waitFor()
  expect(pathNow()).toBe(`${folder}/feedback`)
})

test("a reload, a copied link and signing out stay in the folder", async () => {
  const { page } = visit
  await page.reload()
  await page.getByText("Handovers with you are short").first().waitFor()
  await page.goto(`${folder}/`)
  const link = await copyLink(page)
  expect(link).toBe(`${demo.host.url}${folder}/imran-sheikh`)
  await page.goto(link)
  await page.getByRole("textbox").waitFor()
  expect(await publicItems(page)).toHaveLength(5)
  await page.goto(`${folder}/api/logout`)
  await page.getByRole("link", { name: landingMessages.start }).first().waitFor()
  expect(pathNow()).toBe(`${folder}/`)
})

test("nothing outside the folder was asked for, and nobody complained", () => {
  expect(demo.host.asked.filter((path) => !path.startsWith(`${folder}/`))).toEqual([])
  expect(visit.complaints).toEqual([])
})
