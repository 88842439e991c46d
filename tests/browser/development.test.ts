import { type ChildProcess, spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import type { Browser } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { freePort } from "#cli/tasks/support/free-port.ts"
import { componentsMessages } from "#ui/components-page/messages.ts"
import { dashboardMessages } from "#ui/messages/generated/en/dashboard.ts"
import { closeVisits, launchBrowser } from "../support/browser.ts"
import { openOwner } from "../support/owner-visit.ts"
import { pollUntil } from "../support/people.ts"
import { submitOn } from "../support/screens.ts"
import { temporaryFolder } from "../support/server.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))
const folder = temporaryFolder()
let child: ChildProcess
let browser: Browser
let port = 0

beforeAll(async () => {
  port = await freePort()
  child = spawn(process.execPath, ["cli/bootstrap.mjs", "dev"], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder.path, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"]
  })
  let output = ""
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    output += text
  })
  await pollUntil("the development server is ready", async () => output.includes("is ready: http"), 50_000)
  browser = await launchBrowser()
})

afterAll(async () => {
  await closeVisits(browser)
  const ended = new Promise((resolve) => child.once("exit", resolve))
  child.kill("SIGTERM")
  await ended
  folder.remove()
})

test("npm run dev serves the app and the visitor page from their sources", async () => {
  const origin = `http://localhost:${port}`
  const { page, complaints } = await openOwner(browser, origin, { name: "Dev Eloper" })
  await page.goto("/")
  await page
    .getByRole("heading", { level: 1, name: dashboardMessages.welcomeNamed({ name: "Dev" }) })
    .waitFor()
  await submitOn(page, "/dev-eloper", "You write clear commit messages.")
  expect(complaints).toEqual([])
  await page.goto("/components")
  await page.getByRole("heading", { level: 1, name: componentsMessages.title }).waitFor()
})
