import type { Page } from "playwright-core"
import type { Language } from "#core/domain/languages/language.ts"
import { englishRunsOn } from "./english-runs.ts"
import { layoutFaults, splitWords } from "./layout-faults.ts"
import { complaintsAt, overflowOf } from "./soundness.ts"
import { cutOff, enlarge, shrink, smallTargets, unreachable } from "./text-and-touch.ts"

const phone = { width: 375, height: 667 }
const desk = { width: 1280, height: 800 }
const narrowPhone = { width: 320, height: 640 }
const otherWidths = [768, 1920]

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

const faultsAtOtherWidths = async (page: Page) => {
  const faults: Array<string> = []
  for (const width of otherWidths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await overflowOf(page)
    if (overflow > 0) faults.push(`${width} px wide: ${overflow} px too wide`)
  }
  return faults
}

/** With letters of twice the size, for which the long words of other languages break. */
const faultsEnlarged = async (page: Page, language: Language) => {
  await page.setViewportSize(narrowPhone)
  await enlarge(page)
  const faults = [
    ...named("enlarged, layout", await layoutFaults(page)),
    ...named("enlarged, split word", language === "en" ? await splitWords(page) : []),
    ...named("enlarged, cut off", await cutOff(page)),
    ...named("enlarged, small for a finger", await smallTargets(page)),
    ...named("enlarged, out of reach", await unreachable(page))
  ]
  await shrink(page)
  return faults
}

/** How axe sees a screen in the short form. */
export type AxeLook = "on a phone, light" | "on a desk, dark"

const complaintsOfAxe = (page: Page, look: AxeLook) =>
  look === "on a phone, light"
    ? complaintsAt(page, { phone, desk })
    : complaintsAt(page, { desk, phone }, "dark")

export const screenFaults = async (
  page: Page,
  language: Language,
  notes: ReadonlyArray<string>,
  look: AxeLook
): Promise<ReadonlyArray<string>> => {
  await page.evaluate(() => document.fonts.ready)
  return [
    ...(await faultsOnPhone(page, language, notes)),
    ...(await faultsEnlarged(page, language)),
    ...(await faultsAtOtherWidths(page)),
    ...(await complaintsOfAxe(page, look))
  ]
}
