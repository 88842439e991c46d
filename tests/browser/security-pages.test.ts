import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { appPages, ownerPages } from "#core/domain/pages/pages.ts"
import { headlineOf } from "#ui/features/landing/headline.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import type { BrowserVisit } from "../support/browser.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { sampled } from "../support/short-form.ts"
import { sharedSite } from "../support/site.ts"

const { dashboard, everyPage, landing, shell } = catalogue

const bait = '<img src=x onerror="ran=1">'
const profile = {
  name: `Asha ${bait}`,
  jobTitle: `<svg onload="ran=2">Engineer`,
  bio: `</script><script>ran=3</script>\u2028<a href="javascript:ran=4">me</a>`
}
const texts = [
  "You keep your word and everybody trusts you.",
  "{{constructor.constructor('ran=5')()}} well done"
] as const

/** One test tries what an injection would; the others say themselves that nothing complained. */
const site = sharedSite(/./)
const asha = ownerForAll(site, texts, { profile, publicCount: 2 })
let stranger: BrowserVisit
let link = ""

beforeAll(async () => {
  stranger = await site.visit()
  link = (await asha.user()).feedbackLink ?? ""
})

const openSettled = async (page: Page, path: string) => {
  await page.goto(path)
  await page.locator("h1").first().waitFor({ state: "attached" })
}

/** Set by a script of a text, if one ran. */
const ran = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "ran"))

/** Tries to make markup and a script of a text, and tells how each attempt ended. */
const inject = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement("script")
    const attempts = [
      () => {
        document.createElement("div").innerHTML = "<b>text</b>"
      },
      () => {
        script.text = "ran = 6"
        document.body.append(script)
      }
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return "done"
      } catch (error) {
        return error instanceof Error ? error.name : "unknown"
      }
    })
  })

const injected = "img[src=x], a[href^=javascript], svg[onload]"

/** The stranger sees the same instead of every page of an owner; who is signed in sees the open ones as the stranger does. */
const pathsOf = {
  owner: () => ownerPages,
  stranger: () => [
    "/",
    ...appPages.slice(ownerPages.length),
    `/${link}`,
    `/${link}?sent=1`,
    "/nobody-here",
    "/no/such/page"
  ]
} as const

describe("every page", () => {
  test.each(["owner", "stranger"] as const)(
    "[asvs V3.6.1 V3.4.6 V1.2.1 V3.2.2] asks the %s's server alone, and never makes text into markup or script",
    async (who) => {
      const { page, complaints } = { owner: asha, stranger }[who]
      for (const path of pathsOf[who]()) {
        const policy = (await page.request.get(path)).headers()["content-security-policy"]
        expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
      }
      for (const path of sampled(pathsOf[who](), 3)) {
        await openSettled(page, path)
        expect(await page.locator(injected).count(), path).toBe(0)
      }
      expect(complaints).toEqual([])
    }
  )

  test("[asvs V3.4.6] stops what an injection would try", async () => {
    const { page } = await site.visit()
    for (const path of ["/", `/${link}`]) {
      await openSettled(page, path)
      expect(await inject(page)).toEqual(["TypeError", "TypeError"])
      expect(await ran(page)).toBeUndefined()
    }
  })
})

describe("[asvs V1.2.1 V3.2.2] markup in texts of people is shown as text", () => {
  test("to visitors, drawn by the server and by the browser", async () => {
    const { page, complaints } = stranger
    await openSettled(page, `/${link}`)
    await page.getByText(bait).first().waitFor()
    await page.getByText(profile.jobTitle).first().waitFor()
    await page.getByText("</script><script>ran=3</script>").first().waitFor()
    expect(await page.locator(injected).count()).toBe(0)
    expect(await page.title()).toContain(bait)
    expect([await ran(page), complaints]).toEqual([undefined, []])
  })

  test("to the owner, on the dashboard and in the form", async () => {
    const { page, complaints } = asha
    const before = complaints.length
    await openSettled(page, "/")
    await page.getByText(bait).first().waitFor()
    await page.getByRole("button", { name: dashboard.editProfile }).click()
    await page.getByRole("dialog").locator("textarea").waitFor()
    expect([await ran(page), complaints.slice(before)]).toEqual([undefined, []])
  })
})

/** Everything in cookies, localStorage and sessionStorage but scroll positions. */
const stored = (page: Page) =>
  page.evaluate(() => {
    const entries = [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
    return [document.cookie, ...entries.filter(([name]) => !name.startsWith("tsr-scroll-restoration"))]
  })

describe("[asvs V14.3.3] the browser", () => {
  test("keeps no secret and nothing of an owner's feedback", async () => {
    const { page, context } = asha
    await openSettled(page, "/feedback")
    await page.getByText(texts[0]).first().waitFor()
    const token = (await context.cookies()).find(({ name }) => name === "honesthive")?.value ?? ""
    expect(token).toHaveLength(43)
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    const secrets = [token, "keep your word", (await asha.user()).email, link]
    for (const secret of secrets) expect(kept).not.toContain(secret)
    const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations())
    expect(workers).toEqual([])
  })

  test("forgets what it kept when the session ends, but for the theme", async () => {
    const { page } = asha
    await openSettled(page, "/feedback")
    await page.evaluate(() => {
      localStorage.setItem("kept", "local")
      sessionStorage.setItem("kept", "session")
    })
    for (const theme of ["system", "light"] as const) {
      await page.getByRole("button", { name: everyPage.themes[theme] }).first().click()
    }
    await page.getByRole("link", { name: shell.signOut }).click()
    await page.getByRole("heading", { name: headlineOf(landing) }).waitFor()
    expect(await stored(page)).toEqual(["", ["honesthive-theme", "dark"]])
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark")
    expect(new URL(page.url()).hash).toBe("")
  })
})
