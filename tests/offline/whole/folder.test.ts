import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { buildDemo } from "#cli/tasks/support/build-demo.ts"
import { landingMessages } from "#ui/messages/generated/en/landing.ts"
import { signInMessages } from "#ui/messages/generated/en/sign-in.ts"
import type { BrowserVisit } from "../../support/browser.ts"
import { callFrom, type Demo, loadSample, openDemo, panelOf } from "../../support/offline/demo.ts"
import { copyLink, publicItems, submitOn } from "../../support/screens.ts"
import { temporaryFolder } from "../../support/server.ts"

/** A host of files that knows nothing but files, and other things beside the build. */
const folder = "/team/hive"
const neighbour = "/team/twin"

/** The build again, as if it had been made for the folder beside. */
const copyBeside = (host: string): void => {
  const to = join(host, neighbour)
  cpSync(join(host, folder), to, { recursive: true })
  const names = readdirSync(to, { recursive: true, encoding: "utf8" })
  for (const name of names.filter((name) => /\.(?:html|js|json|css)$/.test(name))) {
    const file = join(to, name)
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(folder, neighbour))
  }
}

const built = temporaryFolder()
let demo: Demo
let visit: BrowserVisit

beforeAll(async () => {
  await buildDemo(`${folder}/`, join(built.path, folder))
  copyBeside(built.path)
  demo = await openDemo(built.path, "/", false)
  visit = await demo.visit()
})

afterAll(async () => {
  await demo.close()
  built.remove()
})

/** Entries of another application on the same host. */
const storeForeignNotes = `localStorage.setItem("notes", "theirs"); sessionStorage.setItem("offline-notes", "theirs")`
const theirs = { notes: "theirs", "offline-notes": "theirs" }
const readBrowserStorage = () => visit.page.evaluate("({ ...localStorage, ...sessionStorage })")

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

test("a note arrives that is sent before its page's script is there, also from a browser like Firefox", async () => {
  const page = await visit.context.newPage()
  await page.addInitScript("delete Request.prototype.body")
  await page.route(/visitor[^/]*\.js$/, () => undefined)
  const link = JSON.parse((await callFrom(visit.page, "/api/auth/user")).body).feedbackLink
  await submitOn(page, `${folder}/${link}`, "You reply before anyone has to ask a second time.")
  await page.close()
})

test("a build in the folder beside has its own owner and data, and its reset takes no other's", async () => {
  const { page } = visit
  const whoIsHere = () => callFrom(page, "/api/auth/user")
  const before = await whoIsHere()
  await page.evaluate(storeForeignNotes)
  await page.goto(`${neighbour}/`)
  expect((await whoIsHere()).status).toBe(401)
  expect((await callFrom(page, "/api/profile/imran-sheikh")).status).toBe(404)
  await page.goto(`${neighbour}/~offline`)
  await panelOf(page).getByRole("button", { name: "Reset everything" }).click()
  await page.getByRole("link", { name: landingMessages.start }).first().waitFor()
  expect(pathNow()).toBe(`${neighbour}/`)
  expect(await readBrowserStorage()).toMatchObject(theirs)
  await page.goto(`${folder}/feedback`)
  await page.getByText("Handovers with you are short").first().waitFor()
  expect(await whoIsHere()).toEqual(before)
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
  await page.evaluate(`localStorage.setItem("honesthive-theme", "dark")`)
  await page.goto(`${folder}/api/logout`)
  await page.getByRole("link", { name: landingMessages.start }).first().waitFor()
  expect(pathNow()).toBe(`${folder}/`)
  expect(await readBrowserStorage()).toMatchObject(theirs)
  expect(await readBrowserStorage()).not.toHaveProperty("honesthive-theme")
})

test("nothing outside the folders was asked for, and nobody complained", () => {
  const isOutside = (path: string) => ![folder, neighbour].some((own) => path.startsWith(`${own}/`))
  expect(demo.host.asked.filter(isOutside)).toEqual([])
  expect(visit.complaints).toEqual([])
})
