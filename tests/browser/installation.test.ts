import { statSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { installationMessages } from "#ui/messages/generated/en/installation.ts"
import { operatorMessages } from "#ui/messages/generated/en/operator.ts"
import { secondFactorMessages } from "#ui/messages/generated/en/second-factor.ts"
import { admin, adminEnv, openAdmin, setUpSecondFactor } from "../support/admin-visit.ts"
import { siteForAll } from "../support/site.ts"

const site = siteForAll(adminEnv)

describe("the page of the installation", () => {
  test("says how it stands, and downloads a backup after the password and a code, once a day", async () => {
    const { page } = await openAdmin(site.browser, site.server.url)
    const [recoveryCode = ""] = await setUpSecondFactor(page, site.server.url)
    await page.goto("/admin/installation")
    await page.getByRole("heading", { name: operatorMessages.installation }).waitFor()
    await page.getByText(installationMessages.keyHint).waitFor()

    const submit = page.getByRole("button", { name: installationMessages.download })
    await submit.click()
    await page.getByText(installationMessages.passwordMissing).waitFor()
    await page.getByLabel(installationMessages.password, { exact: true }).fill(admin.password)
    await submit.click()
    await page.getByRole("button", { name: secondFactorMessages.useRecovery }).click()
    await page.getByLabel(secondFactorMessages.recoveryCode).fill(recoveryCode)
    const saving = page.waitForEvent("download")
    await page.keyboard.press("Enter")
    const download = await saving
    expect(download.suggestedFilename()).toMatch(/^honesthive-\d{4}-\d\d-\d\d\.hive$/)
    expect(statSync(await download.path()).size).toBe(1_000_000)
    await page.getByText(installationMessages.saved({ megabytes: 1 })).waitFor()
    await page.reload()
    await page.getByText(installationMessages.doneToday).waitFor()
    await page.getByText("downloaded a backup").waitFor()
  })
})
