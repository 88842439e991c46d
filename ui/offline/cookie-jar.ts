import { readLocalEntry, storeLocalEntry } from "./browser-storage.ts"

interface Cookie {
  readonly name: string
  readonly value: string
  readonly expires: number
}

const cookiesEntry = "cookies"

const isCookie = (value: unknown): value is Cookie =>
  typeof value === "object" && value !== null && "name" in value && "value" in value && "expires" in value

const readAllCookies = (): ReadonlyArray<Cookie> => {
  const all: unknown = JSON.parse(readLocalEntry(cookiesEntry) ?? "[]")
  return Array.isArray(all) ? all.filter(isCookie).filter(({ expires }) => expires > Date.now()) : []
}

/** Parses Set-Cookie in this product's format: for all paths, with Max-Age. */
const parseSetCookie = (line: string): Cookie => {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim())
  const split = pair.indexOf("=")
  const maxAge = attributes.find((text) => /^max-age=/i.test(text))?.slice("max-age=".length)
  const seconds = maxAge === undefined ? Number.POSITIVE_INFINITY : Number(maxAge)
  return {
    name: pair.slice(0, split),
    value: pair.slice(split + 1),
    expires: Math.min(Date.now() + seconds * 1000, Number.MAX_SAFE_INTEGER)
  }
}

/**
 * The app's cookies. Scripts can't set Cookie or read Set-Cookie, so the app's responses can't create real cookies.
 */
export const cookieJar = {
  header: (): string =>
    readAllCookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join("; "),
  take: (lines: ReadonlyArray<string>): void => {
    if (lines.length === 0) return
    const all = new Map(readAllCookies().map((cookie) => [cookie.name, cookie]))
    for (const cookie of lines.map(parseSetCookie)) {
      all.delete(cookie.name)
      if (cookie.expires > Date.now()) all.set(cookie.name, cookie)
    }
    storeLocalEntry(cookiesEntry, JSON.stringify([...all.values()]))
  }
}
