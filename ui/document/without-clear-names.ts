import type { PublicHost } from "#core/domain/hosts/public-host.ts"
import { defaultPageSettings, type PageSettings } from "./page-settings.ts"

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Finds a host's name in any text, also as the end of a longer name and as the domain of an email address. */
const mentionOf = (hosts: ReadonlyArray<PublicHost>): ((text: string) => boolean) => {
  const clear = hosts.filter(({ isOnion }) => !isOnion).map(({ url }) => escaped(url.hostname))
  if (clear.length === 0) return () => false
  const name = new RegExp(`(?:^|[^a-z0-9-])(?:${clear.join("|")})(?![a-z0-9-]|\\.[a-z0-9])`, "i")
  return (text) => name.test(text)
}

/**
 * Settings for an onion address: nothing in them names a clear address of the same server, which would lead visitors
 * out of Tor. Links that do are left out, and names become general words.
 */
export const withoutClearNames = (settings: PageSettings, hosts: ReadonlyArray<PublicHost>): PageSettings => {
  const isMentioned = mentionOf(hosts)
  const unlessMentioned = <A extends string | null, B>(text: A, instead: B): A | B =>
    text !== null && isMentioned(text) ? instead : text
  const notes = Object.entries(settings.helpNotes)
  return {
    ...settings,
    name: unlessMentioned(settings.name, defaultPageSettings.name),
    contact: unlessMentioned(settings.contact, null),
    sourceUrl: unlessMentioned(settings.sourceUrl, null),
    imprintUrl: unlessMentioned(settings.imprintUrl, null),
    privacyUrl: unlessMentioned(settings.privacyUrl, null),
    demoUrl: unlessMentioned(settings.demoUrl, null),
    helpNotes: Object.fromEntries(notes.filter(([, note]) => !isMentioned(JSON.stringify(note)))),
    readBy: unlessMentioned(settings.readBy, "another service"),
    issuer: unlessMentioned(settings.issuer, "single sign-on")
  }
}
