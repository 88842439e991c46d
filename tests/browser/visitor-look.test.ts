import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { sharedSite } from "../support/site.ts"
import { complaintsAbout } from "../support/soundness.ts"

const bio = "I lead the payments platform team. Tell me what I should keep doing, and what I should change."
const segmenter = new Intl.Segmenter("ta")
const tamil = [...segmenter.segment("சிக்கலானவிஷயங்களைஎளிமையாகவிளக்குகிறீர்கள்".repeat(20))]
  .slice(0, 300)
  .map(({ segment }) => segment)
  .join("")

const people: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "a short bio": { name: "Asha Raman", jobTitle: "Staff Engineer, Payments", bio },
  "a long bio": { name: "Ravi Kumar", jobTitle: "Engineer", bio: `${bio} `.repeat(6).trim() },
  "a long name": { name: "W".repeat(80), jobTitle: "Principal".repeat(11), bio: "x".repeat(600) },
  "a name from right to left": { name: "عائشة بنت رحمن", jobTitle: "مهندسة", bio: "أقود فريق المدفوعات." },
  "a name that turns words around": { name: "Asha \u202eRaman", jobTitle: "A\u202eB", bio: "One\u202etwo" }
}

const site = sharedSite()
const owner = ownerForAll(site, [tamil, "You listen \u202ebefore you answer, thank you."], {
  profile: { name: "Asha Raman" },
  publicCount: 2
})

/** The link of the owner, whose page is that person's from now on. */
const linkOf = async (who: string): Promise<string> => {
  const multipart = { name: "", jobTitle: "", bio: "", ...people[who] }
  const headers = { origin: site.server.url }
  expect((await owner.context.request.post("/api/user/profile", { headers, multipart })).ok()).toBe(true)
  return `/${(await owner.user()).feedbackLink}`
}

const visiting = async (
  who: string,
  [width, height]: readonly [number, number],
  act: (page: Page) => Promise<void>
) => {
  const { page } = await site.visit({ viewport: { width, height }, reducedMotion: "reduce" })
  await page.goto(await linkOf(who))
  await act(page)
}

test.each(Object.keys(people))(
  "with %s, Submit and the promise are in sight on a small phone, and all is sound at 320 px",
  (who) =>
    visiting(who, [375, 667], async (page) => {
      const box = await page.getByRole("button", { name: visitorMessages.submit }).boundingBox()
      expect((box?.y ?? 667) + (box?.height ?? 0)).toBeLessThanOrEqual(667)
      expect(await page.getByText(visitorMessages.promise).isVisible()).toBe(true)
      await page.setViewportSize({ width: 320, height: 568 })
      await page.getByText(tamil.slice(0, 20)).first().waitFor()
      await page.getByRole("button", { name: /^Theme/ }).waitFor()
      expect(await complaintsAbout(page)).toEqual([])
    })
)

test.each([true, false])(
  "the promise says how it is kept and where it ends (script: %s)",
  async (hasScript) => {
    const { page } = await site.visit({ javaScriptEnabled: hasScript })
    await page.goto(await linkOf("a short bio"))
    const [first] = visitorMessages.anonymousBecause
    expect(await page.getByText(first).isVisible()).toBe(false)
    await page.getByText(visitorMessages.howAnonymous).click()
    for (const reason of visitorMessages.anonymousBecause) await page.getByText(reason).waitFor()
    const targetOf = (name: string) => page.getByRole("link", { name }).getAttribute("href")
    // Without scripts the address alone can say that English was chosen.
    const security = hasScript ? "/security" : "/security?lang=en"
    await expect.poll(() => targetOf(visitorMessages.more)).toBe(`${security}#limits`)
    await expect.poll(() => targetOf(visitorMessages.check)).toBe(`${security}#verify`)
    if (hasScript) expect(await complaintsAbout(page)).toEqual([])
  }
)

test("light and dark follow the system", async () => {
  const { page } = await site.visit()
  /** How light the ground is: 0 black, 1 white. */
  const groundLightness = () =>
    page.evaluate(() => {
      const colour = getComputedStyle(document.body).backgroundColor
      return Number(/oklch\(([\d.]+)/.exec(colour)?.[1])
    })
  for (const path of ["/", await linkOf("a short bio")]) {
    await page.goto(path)
    await page.emulateMedia({ colorScheme: "light" })
    expect(await groundLightness()).toBeGreaterThan(0.9)
    await page.emulateMedia({ colorScheme: "dark" })
    expect(await groundLightness()).toBeLessThan(0.3)
  }
})
