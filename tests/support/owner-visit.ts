import { Schema } from "effect"
import type { Browser, BrowserContextOptions } from "playwright-core"
import { beforeAll, beforeEach } from "vitest"
import { CurrentUser } from "#core/contract/account-schemas.ts"
import { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { borrowBrowser } from "./browser.ts"
import { pollUntil, submit } from "./people.ts"
import type { TestSite } from "./site.ts"

const readUser = Schema.decodeUnknownSync(CurrentUser)
const readItems = Schema.decodeUnknownSync(FeedbackItems)

let owners = 0

/** Signs somebody up over the API; with a profile, the wizard is done as well. */
export const openOwner = async (
  browser: Browser,
  url: string,
  profile: Readonly<Record<string, string>> | null,
  options: BrowserContextOptions = {}
) => {
  const permissions = ["clipboard-read", "clipboard-write"]
  const visit = await borrowBrowser(browser, url, { permissions, reducedMotion: "reduce", ...options })
  const { request } = visit.context
  // A connection that waits for the next request may be closed just then.
  const headers = { origin: url, connection: "close" }
  owners += 1
  const email = `owner${owners}.${process.pid}@people.example`
  const data = { email, password: "a long and unusual passphrase" }
  const made = await request.post("/api/auth/sign-up", { headers, data })
  if (made.status() !== 201) throw new Error(`Nobody was signed up: ${made.status()}`)
  if (profile !== null) await request.post("/api/user/profile", { headers, multipart: { ...profile } })
  /** A request of the owner's own, beside the page. */
  const send = (method: string, path: string, data?: object) =>
    request.fetch(path, { method, headers, ...(data !== undefined && { data }) })
  return {
    ...visit,
    send,
    user: async () => readUser(await (await send("GET", "/api/auth/user")).json()),
    items: async () => readItems(await (await send("GET", "/api/user/feedback")).json())
  }
}

export type OwnerVisit = Awaited<ReturnType<typeof openOwner>>

/** Submits the texts and waits until the guard has judged them. */
export const receive = async (owner: OwnerVisit, url: string, texts: ReadonlyArray<string>) => {
  const { feedbackLink } = await owner.user()
  const before = (await owner.items()).length
  for (const text of texts) await submit(url, feedbackLink ?? "", text)
  const areAllThere = async () => (await owner.items()).length === before + texts.length
  await pollUntil("all is judged", areAllThere, 40_000)
}

interface SharedOwnerOptions {
  readonly profile?: Readonly<Record<string, string>>
  readonly publicCount?: number
  readonly browserOptions?: BrowserContextOptions
}

/** Asha, who has received these texts, for all tests of a file. No test finds calls that another one faked. */
export const ownerForAll = (
  site: TestSite,
  texts: ReadonlyArray<string> = [],
  { profile = { name: "Asha Raman" }, publicCount = 0, browserOptions }: SharedOwnerOptions = {}
): OwnerVisit => {
  let visit: OwnerVisit | undefined
  beforeAll(async () => {
    visit = await openOwner(site.browser, site.server.url, profile, browserOptions)
    if (texts.length > 0) await receive(visit, site.server.url, texts)
    if (publicCount > 0) await makePublic(visit, publicCount)
  })
  beforeEach(() => visit?.page.unrouteAll({ behavior: "ignoreErrors" }))
  const opened = (): OwnerVisit => {
    if (visit === undefined) throw new Error("The tests have not begun.")
    return visit
  }
  return {
    get context() {
      return opened().context
    },
    get page() {
      return opened().page
    },
    get complaints() {
      return opened().complaints
    },
    user: () => opened().user(),
    items: () => opened().items(),
    send: (...call) => opened().send(...call),
    leave: () => opened().leave()
  }
}

export const setPublic = (owner: OwnerVisit, id: string, isPublic: boolean) =>
  owner.send("PATCH", `/api/feedback/${id}/public`, { isPublic })

export const makePublic = async (owner: OwnerVisit, count: number) => {
  const approved = (await owner.items()).filter(({ moderationStatus }) => moderationStatus === "approved")
  for (const { id } of approved.slice(0, count)) await setPublic(owner, id, true)
}
