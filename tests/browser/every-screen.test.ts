import type { Page } from "playwright-core"
import { beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { addressIn, type Language, languages } from "#core/domain/languages/language.ts"
import type { Catalogue } from "#ui/messages/generated/catalogue.ts"
import { adminEnv, openAdmin, setUpSecondFactor } from "../support/admin-visit.ts"
import type { BrowserVisit } from "../support/browser.ts"
import { catalogueOf } from "../support/catalogues.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { reliableText } from "../support/praise.ts"
import { screenFaults } from "../support/screen-faults.ts"
import {
  operatorStates,
  operatorStatesWithoutSecondFactor,
  portalStates
} from "../support/screen-states/operator-states.ts"
import { feedbackPageStates, ownerStates, statesAtLimit } from "../support/screen-states/owner-states.ts"
import { longAnswer, publicStates, visitorStates } from "../support/screen-states/public-states.ts"
import { dialogOf, isSpoiling, pressFor, type ScreenState } from "../support/screen-states/screen-state.ts"
import { isLongForm } from "../support/short-form.ts"
import { siteForAll } from "../support/site.ts"

const unkindText = "You are a worthless idiot"
const tamilText = "மீட்டிங்கில் அனைவருக்கும் பேச வாய்ப்பு தருகிறீர்கள்."
const bio = "I listen."
const writtenTexts = [...reliableText, unkindText, bio, longAnswer, "Imran Sheikh"]

const touch = { hasTouch: true, reducedMotion: "reduce" } as const

const site = siteForAll({ ...adminEnv, CONTACT: "https://people.example/help" })
const asha = ownerForAll(site, [...reliableText, tamilText, unkindText], {
  profile: { name: "Asha Raman", jobTitle: "Engineer", bio },
  publicCount: 1,
  browserOptions: touch
})
const imran = ownerForAll(site, [...reliableText, tamilText], {
  profile: { name: "Imran Sheikh", jobTitle: "Engineer", bio },
  publicCount: 5,
  browserOptions: touch
})
let stranger: BrowserVisit
let operator: BrowserVisit

beforeAll(async () => {
  const shown = (await asha.items()).find(({ isPublic }) => isPublic)
  await asha.send("PUT", `/api/feedback/${shown?.id}/status`, { status: "acted" })
  stranger = await site.visit(touch)
  operator = await openAdmin(site.browser, site.server.url, touch)
})

const visits = {
  "an owner": () => asha,
  "an owner at the limit": () => imran,
  "a stranger": () => stranger,
  "an operator": () => operator
}

interface AppWindow {
  readonly __TSR_ROUTER__: { readonly navigate: (to: { readonly href: string }) => Promise<void> }
}

type Visitor = keyof typeof visits

const visitors = ["an owner", "an owner at the limit", "a stranger", "an operator"] as const

/** Their words are the longest. In the short form each screen is seen in one of the two. */
const longWorded = ["ta", "kn"] as const

/** Where a dialog was closed, the page is as it was loaded: what is reached from there needs no second load. */
const atRest = new WeakMap<Page, string>()

/** The language in which a page shows the app, as sound as after a load: the app's next screen needs none. */
const soundIn = new WeakMap<Page, Language>()

/** Opens an address by the app's own router, which tells when it is there, over a page that keeps nothing of the screen before. */
const goByRouter = (page: Page, address: string): Promise<void> =>
  page.evaluate(async (href) => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as AppWindow
    for (const each of ["/no/such", href]) await router.navigate({ href: each })
  }, address)

const open = async (page: Page, language: Language, address: string): Promise<void> => {
  if (atRest.get(page) === address) return
  await (soundIn.get(page) === language ? goByRouter(page, address) : page.goto(address))
}

const inspect = async (visitor: Visitor, [, path, reach]: ScreenState, language: Language): Promise<void> => {
  const { context, page } = visits[visitor]()
  onTestFinished(async () => {
    await page.unrouteAll({ behavior: "ignoreErrors" })
    await context.setOffline(false)
  })
  const address = addressIn(language, path)
  await page.setViewportSize({ width: 375, height: 667 })
  await open(page, language, address)
  atRest.delete(page)
  soundIn.delete(page)
  await page.locator(".skeleton").first().waitFor({ state: "detached" })
  await reach(page)
  expect(await page.locator("html").getAttribute("lang")).toBe(language)
  const look = language === longWorded[0] ? "on a phone and a tablet, light" : "on a desk, dark"
  expect(await screenFaults(page, language, writtenTexts, look)).toEqual([])
  if (visitor !== "a stranger" && !isSpoiling(reach)) soundIn.set(page, language)
  if ((await dialogOf(page).count()) === 0) return
  await page.keyboard.press("Escape")
  await dialogOf(page).waitFor({ state: "hidden" })
  atRest.set(page, address)
}

const seenLanguages: ReadonlyArray<Language> = isLongForm ? languages : longWorded

const menu = ({ shell }: Catalogue): ScreenState => ["the menu", "/", pressFor(shell.menu, shell.signOut)]

const statesOf: Readonly<Record<Visitor, (catalogue: Catalogue) => ReadonlyArray<ScreenState>>> = {
  "an owner": (catalogue) => [...ownerStates(catalogue), ...feedbackPageStates(catalogue), menu(catalogue)],
  "an owner at the limit": statesAtLimit,
  "a stranger": (catalogue) => [...publicStates(catalogue), ...visitorStates(catalogue, "/imran-sheikh")],
  "an operator": (catalogue) => [...operatorStates(catalogue), ...portalStates(catalogue)]
}

const casesIn = (language: Language, turn: number) => {
  const catalogue = catalogueOf(language)
  const casesOf = (visitor: Visitor) =>
    statesOf[visitor](catalogue).map((state) => [visitor, ...state] as const)
  return visitors.flatMap(casesOf).filter((_, index) => isLongForm || index % seenLanguages.length === turn)
}

describe("nothing is cut, covered, small, in English or against axe's rules", () => {
  test.each(operatorStatesWithoutSecondFactor(catalogueOf("ta")))("in ta: %s", (...state) =>
    inspect("an operator", state, "ta")
  )

  describe("with a second factor of the operator", () => {
    beforeAll(() => setUpSecondFactor(operator.page, site.server.url))

    describe.each(seenLanguages.map((language, turn) => ({ language, turn })))(
      "in $language",
      ({ language, turn }) => {
        test.each(casesIn(language, turn))("%s sees %s", (visitor, ...state) =>
          inspect(visitor, state, language)
        )
      }
    )
  })
})
