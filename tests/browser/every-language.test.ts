import type { Page } from "playwright-core"
import { beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { addressIn, type Language, languages } from "#core/domain/languages/language.ts"
import type { Catalogue } from "#ui/messages/generated/catalogue.ts"
import { catalogueOf } from "#ui/messages/server-messages.ts"
import { adminEnv, openAdmin, setUpSecondFactor } from "../support/admin-visit.ts"
import { violationsOn } from "../support/axe.ts"
import type { BrowserVisit } from "../support/browser.ts"
import { layoutFaults, splitWords } from "../support/layout-faults.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { reliableText } from "../support/praise.ts"
import { operatorStates, portalStates } from "../support/screen-states/operator-states.ts"
import { feedbackPageStates, ownerStates } from "../support/screen-states/owner-states.ts"
import { publicStates } from "../support/screen-states/public-states.ts"
import type { ScreenState } from "../support/screen-states/screen-state.ts"
import { isLongForm } from "../support/short-form.ts"
import { siteForAll } from "../support/site.ts"
import { enlarge } from "../support/text-and-touch.ts"

const texts = [...reliableText, "மீட்டிங்கில் அனைவருக்கும் பேச வாய்ப்பு தருகிறீர்கள்.", "You are a worthless idiot"]

const site = siteForAll({ ...adminEnv, CONTACT: "https://people.example/help" })
const asha = ownerForAll(site, texts, {
  profile: { name: "Asha Raman", jobTitle: "Engineer", bio: "I listen." },
  publicCount: 2
})
let stranger: BrowserVisit
let operator: BrowserVisit

beforeAll(async () => {
  stranger = await site.visit({ reducedMotion: "reduce" })
  operator = await openAdmin(site.browser, site.server.url, { reducedMotion: "reduce" })
  await setUpSecondFactor(operator.page, site.server.url)
})

const rest = (page: Page) => page.getByRole("heading").first().waitFor()

const plainStates: ReadonlyArray<ScreenState> = [
  "/",
  "/sign-in",
  "/sign-up",
  "/security",
  "/privacy",
  "/terms",
  "/admin/login",
  "/asha-raman",
  "/asha-raman?sent=1"
].map((path) => [path, path, rest])

type Visitor = "an owner" | "a stranger" | "an operator"

const visits: Readonly<Record<Visitor, () => BrowserVisit>> = {
  "an owner": () => asha,
  "a stranger": () => stranger,
  "an operator": () => operator
}

const statesOf = (catalogue: Catalogue) => [
  ...[...ownerStates(catalogue), ...feedbackPageStates(catalogue)].map(
    (state) => [...state, "an owner"] as const
  ),
  ...[...plainStates, ...publicStates(catalogue)].map((state) => [...state, "a stranger"] as const),
  ...[...operatorStates(catalogue), ...portalStates(catalogue)].map(
    (state) => [...state, "an operator"] as const
  )
]

/** Their words are the longest: pages in them must also have room for letters of twice the size on a narrow phone. */
const longWorded: ReadonlyArray<Language> = ["ta", "kn"]

const phone = { width: 375, height: 667 }
const narrowPhone = { width: 320, height: 640 }

const faultsOn = async (page: Page, language: Language): Promise<ReadonlyArray<string>> => {
  await page.evaluate(() => document.fonts.ready)
  const split = (await splitWords(page)).map((word) => `“${word}” is split`)
  const faults = [...(await layoutFaults(page)), ...split, ...(await violationsOn(page))]
  if (!longWorded.includes(language)) return faults
  await page.setViewportSize(narrowPhone)
  await enlarge(page)
  return [...faults, ...(await layoutFaults(page)).map((fault) => `enlarged: ${fault}`)]
}

/** In the short form, every other state of the languages with the longest words. */
const casesIn = (language: Language) => {
  const first = longWorded.indexOf(language)
  return statesOf(catalogueOf(language)).filter((_, index) => isLongForm || index % 2 === first)
}

describe.each(languages.filter((language) => isLongForm || longWorded.includes(language)))(
  "in %s, on a phone, nothing is cut, split, too wide or covered, and axe finds nothing:",
  (language) => {
    test.each(casesIn(language))("%s", async (_, path, reach, visitor) => {
      const { context, page } = visits[visitor]()
      onTestFinished(async () => {
        await page.unrouteAll({ behavior: "ignoreErrors" })
        await context.setOffline(false)
      })
      await page.setViewportSize(phone)
      await page.goto(addressIn(language, path))
      await page.locator(".skeleton").first().waitFor({ state: "detached" })
      await reach(page)
      expect(await faultsOn(page, language)).toEqual([])
    })
  }
)
