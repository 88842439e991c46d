import type { Page } from "playwright-core"

/** Names and technical terms that stay as they are in every language. */
const allowedWords = new Set(
  `AES AI Aegis Amazon Android Apple Argon Asha Asia Authenticator Atom Base Bee CSV Chrome Comprehend Content Engineer English FAS Firefox Google HTML HonestHive ID
  IP IPv JPEG JPG JSON JavaScript Kolkata LinkedIn MANAS MB Manager Meera Node OpenAI OIDC PDF PNG QR Raman SVG Shields Source Tele URL UTC WebP WhatsApp Windows XML ZIP ntfy
  honesthive verify replay status lang sent http https ENCRYPTION_KEY KEY SIGN UP WEBHOOK id`.split(/\s+/)
)

/** Runs of two or more English words, outside of notes, that a page in another language shows, reads out or has in its title. */
export const englishRunsOn = async (
  page: Page,
  language: string,
  notes: ReadonlyArray<string>
): Promise<ReadonlyArray<string>> => {
  const texts = await page.evaluate((pageLanguage) => {
    const isForeign = (element: Element): boolean =>
      element.closest("[lang]")?.getAttribute("lang") !== pageLanguage ||
      element.closest("code, pre") !== null
    const unread = "head, script, style, template, noscript, title"
    const read = ["alt", "aria-label", "aria-description", "aria-valuetext", "placeholder", "title", "label"]
    const shown = [...document.querySelectorAll("*")].filter(
      (element) => element.closest(unread) === null && !isForeign(element)
    )
    return shown.reduce<Array<string>>(
      (found, element) => {
        for (const child of element.childNodes) if (child instanceof Text) found.push(child.data)
        for (const name of read) found.push(element.getAttribute(name) ?? "")
        return found
      },
      [document.title]
    )
  }, language)
  const runs = texts.flatMap(
    (text) => text.match(/[A-Za-z][A-Za-z’']*(?:[\s,:;–]+[A-Za-z][A-Za-z’']*)+/g) ?? []
  )
  const isEnglish = (run: string): boolean =>
    (run.match(/[A-Za-z][A-Za-z’']*/g) ?? []).filter((word) => !allowedWords.has(word)).length > 1
  return [...new Set(runs)].filter((run) => isEnglish(run) && !notes.some((note) => note.includes(run)))
}
