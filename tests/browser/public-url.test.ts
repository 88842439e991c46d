import { expect, test } from "vitest"
import { freePort } from "#cli/tasks/support/free-port.ts"
import { linksMessages as linkMessages } from "#ui/messages/generated/en/links.ts"
import { openOwner } from "../support/owner-visit.ts"
import { copyLink } from "../support/screens.ts"
import { siteForAll } from "../support/site.ts"

let host: string

const site = siteForAll(async () => {
  const port = await freePort()
  host = `feedback.example:${port}`
  return { RATE_LIMIT: "off", PORT: `${port}`, PUBLIC_URL: `http://${host}` }
})

test("[spec 7 23] links to one's page are built from the public host, not from the address one came by", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  const url = `http://${host}/asha-raman`
  await page.goto("/")
  expect(await copyLink(page)).toBe(url)
  const share = page.getByRole("region", { name: linkMessages.yours })
  await share.getByText(`${host}/asha-raman`).waitFor()
  expect(await share.getByRole("link", { name: /^Open/ }).getAttribute("href")).toBe(url)
  const whatsapp = await share.getByRole("link", { name: linkMessages.whatsapp }).getAttribute("href")
  expect(new URL(whatsapp ?? "").searchParams.get("text")).toContain(url)
  await page.goto("/asha-raman")
  const head = page.locator("meta[property='og:url']")
  expect(await head.getAttribute("content")).toBe(url)
})
