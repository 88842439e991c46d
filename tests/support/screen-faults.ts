import type { Page } from "playwright-core"
import type { Language } from "#core/domain/languages/language.ts"
import { englishRunsOn } from "./english-runs.ts"
import { layoutFaults, splitWords } from "./layout-faults.ts"
import { isLongForm } from "./short-form.ts"
import { complaintsAt, overflowOf } from "./soundness.ts"
import { cutOff, enlarge, shrink, smallTargets, unreachable } from "./text-and-touch.ts"

const phone = { width: 375, height: 667 }
const desk = { width: 1280, height: 800 }
const narrowPhone = { width: 320, height: 640 }
const otherWidths = [768, 1920]
const tabletWidths = [768]

const named = (fault: string, found: ReadonlyArray<string>) => found.map((detail) => `${fault}: ${detail}`)

const faultsOnPhone = async (page: Page, language: Language, notes: ReadonlyArray<string>) => {
  await page.setViewportSize(phone)
  return [
    ...named("layout", await layoutFaults(page)),
    ...named("split word", await splitWords(page)),
    ...named("small for a finger", await smallTargets(page)),
    ...named("English", language === "en" ? [] : await englishRunsOn(page, language, notes))
  ]
}

const faultsAtWidths = async (page: Page, widths: ReadonlyArray<number>) => {
  const faults: Array<string> = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await overflowOf(page)
    if (overflow > 0) faults.push(`${width} px wide: ${overflow} px too wide`)
  }
  return faults
}

/**
 * With letters of twice the size, for which the long words of other languages break. Letters and window change together,
 * so the page is laid out once.
 */
const faultsEnlarged = async (page: Page, language: Language) => {
  await Promise.all([enlarge(page), page.setViewportSize(narrowPhone)])
  const faults = [
    ...named("enlarged, layout", await layoutFaults(page)),
    ...named("enlarged, split word", language === "en" ? await splitWords(page) : []),
    ...named("enlarged, cut off", await cutOff(page)),
    ...named("enlarged, small for a finger", await smallTargets(page)),
    ...named("enlarged, out of reach", await unreachable(page))
  ]
  await Promise.all([shrink(page), page.setViewportSize(phone)])
  return faults
}

/** How a screen is looked at in the short form, after a phone: in the long form it is looked at in both themes, in every window. */
export type ScreenLook = "on a phone and a tablet, light" | "on a desk, dark"

const faultsOfLook = async (page: Page, look: ScreenLook) => {
  if (isLongForm) {
    return [...(await faultsAtWidths(page, otherWidths)), ...(await complaintsAt(page, { phone, desk }))]
  }
  return look === "on a desk, dark"
    ? complaintsAt(page, { desk }, "dark")
    : [...(await complaintsAt(page, { phone })), ...(await faultsAtWidths(page, tabletWidths))]
}

export const screenFaults = async (
  page: Page,
  language: Language,
  notes: ReadonlyArray<string>,
  look: ScreenLook
): Promise<ReadonlyArray<string>> => {
  await page.evaluate(() => document.fonts.ready)
  return [
    ...(await faultsOnPhone(page, language, notes)),
    ...(await faultsOfLook(page, look)),
    ...(await faultsEnlarged(page, language))
  ]
}
