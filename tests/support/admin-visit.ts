import { Secret, TOTP } from "otpauth"
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core"
import { expect } from "vitest"
import { adminMessages } from "#ui/messages/generated/en/admin.ts"
import { commonMessages } from "#ui/messages/generated/en/common.ts"
import { type BrowserVisit, borrowBrowser } from "./browser.ts"

export const admin = { username: "meera.h", password: "moss lantern river stone" } as const

export const adminEnv = {
  RATE_LIMIT: "off",
  ADMIN_USERNAME: admin.username,
  ADMIN_PASSWORD: admin.password
} as const

/** Records every toast on the page, because on a busy machine one may come and go between two polls. */
const recordToasts = (): void => {
  const seen = new WeakSet<Element>()
  const record = (): void => {
    for (const toast of document.querySelectorAll<HTMLElement>("[aria-label=Notifications] li")) {
      if (seen.has(toast)) continue
      seen.add(toast)
      const { dataset } = document.documentElement
      // biome-ignore lint/performance/useDomNodeTextContent: textContent would join the words of separate lines
      dataset.toasts = `${dataset.toasts ?? ""}\n${toast.innerText.replace(/\s+/g, " ")}`
    }
  }
  new MutationObserver(record).observe(document, { childList: true, subtree: true })
}

/** Waits for a toast with this text, and forgets the toasts until then. */
export const untilToast = async (page: Page, text: string): Promise<void> => {
  const said = () => page.evaluate(() => document.documentElement.dataset.toasts ?? "")
  await expect.poll(said, { timeout: 15_000 }).toContain(text)
  await page.evaluate(() => {
    delete document.documentElement.dataset.toasts
  })
}

export const openPortal = (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {}
): Promise<BrowserVisit> => borrowBrowser(browser, url, { reducedMotion: "reduce", ...options }, recordToasts)

export const openAdmin = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {}
): Promise<BrowserVisit> => {
  const visit = await openPortal(browser, url, options)
  const login = { headers: { origin: url }, data: admin }
  const answer = await visit.context.request.post("/api/admin/login", login)
  if (answer.status() !== 200) throw new Error(`The admin was not signed in: ${answer.status()}`)
  return visit
}

/** Sets it up over the API for the signed-in admin or owner; returns the recovery codes. */
export const setUpSecondFactor = async (
  page: Page,
  url: string,
  { path, password } = { path: "/api/admin/second-factor", password: admin.password as string }
): Promise<ReadonlyArray<string>> => {
  const post = async (address: string, data: object) =>
    (await page.context().request.post(address, { headers: { origin: url }, data })).json()
  const begun = await post(path, { password })
  const code = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate()
  const confirmed = await post(`${path}/confirm`, { setUp: begun.setUp, code })
  return confirmed.recoveryCodes
}

/** Begins on the sign-in page. */
export const logInAsAdmin = async (page: Page): Promise<void> => {
  await page.getByLabel(adminMessages.username).fill(admin.username)
  await page.getByLabel(adminMessages.password, { exact: true }).fill(admin.password)
  await page.getByRole("button", { name: adminMessages.logIn }).click()
}

export const editorOf = (page: Page) => {
  const editor = page.getByRole("region", { name: adminMessages.editTitle }).or(page.getByRole("dialog"))
  return {
    editor,
    name: editor.getByLabel(adminMessages.name),
    description: editor.getByLabel(adminMessages.description),
    bonus: editor.getByLabel(adminMessages.bonusField),
    file: editor.locator("input[type=file]"),
    save: editor.getByRole("button", { name: adminMessages.saveChanges }),
    discard: editor.getByRole("button", { name: commonMessages.discard }),
    newPicture: editor.getByRole("img", { name: adminMessages.newPicture })
  }
}

export const editButton = (page: Page, badge: string): Locator =>
  page.getByRole("button", { name: adminMessages.editBadge({ name: badge }) })

export const openEditor = async (page: Page, badge: string) => {
  await editButton(page, badge).click()
  const on = editorOf(page)
  await on.name.waitFor()
  return on
}

export const openTab = (page: Page, name: string): Promise<void> => page.getByRole("tab", { name }).click()

export const uploadOf = (page: Page) => {
  const panel = page.getByRole("tabpanel")
  return {
    panel,
    badge: panel.getByLabel(adminMessages.badge, { exact: true }),
    file: panel.locator("input[type=file]"),
    choose: panel.getByRole("button", { name: adminMessages.chooseImage }),
    submit: panel.getByRole("button", { name: adminMessages.upload }),
    newPicture: panel.getByRole("img", { name: adminMessages.newPicture })
  }
}
