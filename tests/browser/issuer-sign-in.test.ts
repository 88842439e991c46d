import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { freePort } from "#cli/tasks/support/free-port.ts"
import { problemText } from "#ui/features/sign-in/problem-text.ts"
import { landingMessages } from "#ui/messages/generated/en/landing.ts"
import { profileMessages } from "#ui/messages/generated/en/profile.ts"
import { signInMessages } from "#ui/messages/generated/en/sign-in.ts"
import { violationsOn } from "../support/axe.ts"
import { openBrowser } from "../support/browser.ts"
import type { Loopback } from "../support/oidc/loopback.ts"
import { client, startRealIssuer } from "../support/oidc/real-issuer.ts"
import { siteForAll } from "../support/site.ts"

let issuer: Loopback
let origin: string

afterAll(() => issuer?.stop())

const site = siteForAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  issuer = await startRealIssuer(`${origin}/api/login/callback`)
  return {
    PORT: `${port}`,
    PUBLIC_URL: origin,
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret
  }
}, /^asked (?:http:\/\/127\.0\.0\.1|https:\/\/fonts\.googleapis\.com)/)

const signInThere = async (page: Page, login: string) => {
  await page.waitForURL(`${issuer.url}/**`)
  await page.getByPlaceholder("Enter any login").fill(login)
  await page.getByPlaceholder("and password").fill("any")
  await page.getByRole("button", { name: "Sign-in" }).click()
  await page.getByRole("button", { name: "Continue" }).click()
  await page.waitForURL(`${origin}/**`)
}

/** The issuer's page asks for a font of its own; nothing is asked of anybody else. */
const issuersFonts = "https://fonts.googleapis.com"

const openVisit = async () => {
  const visit = await openBrowser(site.browser, origin)
  await visit.context.route(`${issuersFonts}/**`, (route) =>
    route.fulfill({ contentType: "text/css", body: "" })
  )
  return visit
}

test("from the landing page through the issuer to the first profile, out, and in again", async () => {
  const { page } = await openVisit()
  await page.goto("/")
  await page.getByRole("link", { name: landingMessages.start }).first().click()
  await signInThere(page, "asha")
  const wizard = page.getByRole("dialog")
  await wizard.getByLabel(profileMessages.name).waitFor()
  const user = await (await page.request.get("/api/auth/user")).json()
  expect(user).toMatchObject({ email: "asha@people.example" })
  expect(user.profileImageUrl).toMatch(/^\/uploads\/photos\//)
  await page.goto("/api/logout")
  await page.getByRole("link", { name: landingMessages.start }).first().waitFor()
  expect((await page.request.get("/api/auth/user")).status()).toBe(401)
  await page.goto("/api/login?returnTo=/insights")
  await page.waitForURL(`${origin}/insights`)
  expect(await (await page.request.get("/api/auth/user")).json()).toEqual(user)
})

test("who gave up at the issuer reads so, and can try again", async () => {
  const { page } = await openVisit()
  await page.goto("/api/login?returnTo=/insights")
  await page.getByRole("link", { name: "Cancel" }).click()
  await page.waitForURL(`${origin}/sign-in?**`)
  expect(await page.getByRole("alert").textContent()).toBe(problemText("denied", signInMessages))
  expect(await violationsOn(page)).toEqual([])
  const issuerHost = new URL(issuer.url).host
  await page.getByRole("link", { name: signInMessages.continueWith({ issuer: issuerHost }) }).click()
  await signInThere(page, "ben")
  expect(await page.getByRole("alert").textContent()).toBe(problemText("email", signInMessages))
})
