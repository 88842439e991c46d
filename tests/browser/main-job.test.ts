import { beforeAll, describe, expect, test } from "vitest"
import { feedbackMessages } from "#ui/messages/generated/en/feedback.ts"
import { linksMessages as linkMessages } from "#ui/messages/generated/en/links.ts"
import { type BrowserVisit, openBrowser } from "../support/browser.ts"
import { pollUntil, submit } from "../support/people.ts"
import { copyLink, publicItems, publish, signUp, submitNext, submitOn } from "../support/screens.ts"
import { siteForAll } from "../support/site.ts"

const asha = { email: "asha@people.example", name: "Asha Raman" }

const inFiveLanguages = [
  "You do what you say, every single time.",
  "आपकी प्रस्तुति बहुत स्पष्ट और उपयोगी थी, धन्यवाद।",
  "మీరు ఎప్పుడూ ఓపికగా వివరిస్తారు, ధన్యవాదాలు.",
  "நீங்கள் எப்போதும் பொறுமையாக விளக்குகிறீர்கள், நன்றி.",
  "ನೀವು ಯಾವಾಗಲೂ ತಾಳ್ಮೆಯಿಂದ ವಿವರಿಸುತ್ತೀರಿ, ಧನ್ಯವಾದಗಳು."
]
const reliable = [
  "You are always on time and dependable.",
  "You finished the audit papers two days early, as promised.",
  "You are consistent: same quality on a bad day as on a good one.",
  "You keep every deadline you promise.",
  "You are reliable: your reports arrive on time each week."
]
const abusive = "तेरे जैसा गधा मैंने ज़िंदगी में नहीं देखा, साले नालायक।"
const lastWords = "You stay calm under pressure."
const kind = [...inFiveLanguages, ...reliable]
const filtered =
  "[Content filtered by the moderation guard for containing offensive or inappropriate language]"

const site = siteForAll()
let owner: BrowserVisit
let visitor: BrowserVisit
let link = ""

beforeAll(async () => {
  const permissions = ["clipboard-read", "clipboard-write"]
  owner = await openBrowser(site.browser, site.server.url, { permissions })
  visitor = await openBrowser(site.browser, site.server.url)
})

const tabCount = async (name: string): Promise<number> => {
  const text = await owner.page.getByRole("tab", { name: new RegExp(`^${name}`) }).textContent()
  return Number((text ?? "").replace(/\D/g, ""))
}

const untilAllIsThere = () =>
  pollUntil("the guard has judged all", async () => {
    await owner.page.getByRole("button", { name: linkMessages.refresh }).click()
    const counts = [await tabCount(feedbackMessages.tabAll), await tabCount(feedbackMessages.tabFiltered)]
    return counts.join() === `${kind.length},1`
  })

describe("the main job, in two browsers", () => {
  test("an owner signs up, gives a name, and copies the link", async () => {
    await signUp(owner.page, asha)
    link = await copyLink(owner.page)
    expect(link).toBe(`${site.server.url}/asha-raman`)
  })

  test("a visitor without an account sends feedback in five languages, kind and unkind", async () => {
    await submitOn(visitor.page, link, abusive)
    for (const text of inFiveLanguages) await submitNext(visitor.page, text)
    for (const text of reliable) await submit(site.server.url, new URL(link).pathname.slice(1), text)
    expect(await visitor.context.cookies()).toEqual([])
  })

  test("[spec 1 4] the owner finds it screened and sorted", async () => {
    await untilAllIsThere()
    await owner.page.getByRole("tab", { name: feedbackMessages.tabFiltered }).click()
    await owner.page.getByRole("tabpanel").getByText(filtered).waitFor()
    expect(await owner.page.content()).not.toContain("नालायक")
    await owner.page.goto("/feedback")
    for (const text of kind) await owner.page.getByText(text, { exact: true }).first().waitFor()
    expect(await owner.page.getByText("Reliability", { exact: true }).count()).toBeGreaterThanOrEqual(5)
  })

  test("[spec 2 Public profile 2] [spec 2 Route table 9] visitors see what the owner made public, under aliases", async () => {
    await owner.page.goto("/")
    await publish(owner.page, 5)
    await visitor.page.goto(link)
    const items = await publicItems(visitor.page)
    expect(items.map((text) => text.slice(0, 6))).toEqual(["Bee 01", "Bee 02", "Bee 03", "Bee 04", "Bee 05"])
    expect(items.filter((item) => kind.some((text) => item.includes(text)))).toHaveLength(5)
  })

  test("all is there after kill -9, with what was sent the moment before, and the owner still signed in", async () => {
    await submitOn(visitor.page, link, lastWords)
    // A page whose server is away complains rightly.
    for (const { page } of [owner, visitor]) await page.goto("about:blank")
    expect(await site.restart("SIGKILL")).toBe("SIGKILL")
    kind.push(lastWords)
    await owner.page.goto("/")
    await untilAllIsThere()
    expect(await tabCount(feedbackMessages.tabPublic)).toBe(5)
    await visitor.page.goto(link)
    expect(await publicItems(visitor.page)).toHaveLength(5)
  })
})
