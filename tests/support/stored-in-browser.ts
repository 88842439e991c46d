import type { Page } from "playwright-core"

/** All places in which a page can keep something. */
export const storedInBrowser = async (page: Page) => ({
  cookies: await page.context().cookies(),
  ...(await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length
  })))
})

export const emptyStorage = { cookies: [], local: {}, session: {}, databases: [], caches: [], workers: 0 }
