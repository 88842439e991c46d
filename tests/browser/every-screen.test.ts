import type { Page, ViewportSize } from "playwright-core"
import { beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { catalogueOf } from "#ui/messages/server-messages.ts"
import { adminEnv, openAdmin, setUpSecondFactor } from "../support/admin-visit.ts"
import type { BrowserVisit } from "../support/browser.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { reliableText } from "../support/praise.ts"
import {
  operatorStates,
  operatorStatesWithoutSecondFactor
} from "../support/screen-states/operator-states.ts"
import { ownerStates } from "../support/screen-states/owner-states.ts"
import { publicStates } from "../support/screen-states/public-states.ts"
import { dialogOf, pressFor, type ScreenState } from "../support/screen-states/screen-state.ts"
import { siteForAll } from "../support/site.ts"
import { complaintsAt } from "../support/soundness.ts"

const catalogue = catalogueOf("en")
const texts = [...reliableText, "மீட்டிங்கில் அனைவருக்கும் பேச வாய்ப்பு தருகிறீர்கள்.", "You are a worthless idiot"]
const sizes = { phone: { width: 320, height: 640 }, desk: { width: 1280, height: 800 } }

const site = siteForAll({ ...adminEnv, CONTACT: "https://people.example/help" })
const asha = ownerForAll(site, texts, {
  profile: { name: "Asha Raman", jobTitle: "Engineer" },
  publicCount: 1
})
let stranger: BrowserVisit
let operator: BrowserVisit

beforeAll(async () => {
  operator = await openAdmin(site.browser, site.server.url, { reducedMotion: "reduce" })
  stranger = await site.visit({ reducedMotion: "reduce" })
})

/** Where a dialog was closed, the page is as it was loaded: what is reached from there needs no second load. */
const atRest = new WeakMap<Page, string>()

/** On the same page, which has the site's files already. */
const inspect = async (
  { context, page }: BrowserVisit,
  [, path, reach]: ScreenState,
  windows: Readonly<Record<string, ViewportSize>> = sizes
): Promise<void> => {
  onTestFinished(async () => {
    await page.unrouteAll({ behavior: "ignoreErrors" })
    await context.setOffline(false)
  })
  await page.setViewportSize(sizes.phone)
  if (atRest.get(page) !== path) await page.goto(path)
  atRest.delete(page)
  await reach(page)
  expect(await complaintsAt(page, windows)).toEqual([])
  if ((await dialogOf(page).count()) === 0) return
  await page.keyboard.press("Escape")
  await dialogOf(page).waitFor({ state: "hidden" })
  atRest.set(page, path)
}

describe("on a phone and a desk, in both themes, axe and the window's width have nothing against", () => {
  test.each(ownerStates(catalogue))("%s", (...state) => inspect(asha, state))

  test.each(publicStates(catalogue))("%s", (...state) => inspect(stranger, state))

  test.each(operatorStatesWithoutSecondFactor(catalogue))("%s", (...state) => inspect(operator, state))

  describe("with a second factor", () => {
    beforeAll(() => setUpSecondFactor(operator.page, site.server.url))

    test.each(operatorStates(catalogue))("%s", (...state) => inspect(operator, state))
  })

  test("the phone's menu", () =>
    inspect(asha, ["the menu", "/", pressFor(catalogue.shell.menu, catalogue.shell.signOut)], {
      phone: sizes.phone
    }))
})
