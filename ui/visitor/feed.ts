import type { SyndicatedNotes } from "#core/contract/visitor-page.ts"
import { canonicalAddressIn, type Language } from "#core/domain/languages/language.ts"
import { escapeHtml } from "../document/html.ts"
import type { PageSettings } from "../document/page-settings.ts"
import type { SyndicationMessages } from "../messages/generated/catalogue.ts"
import { serverMessagesIn } from "../messages/server-messages.ts"
import { foldLineBreaks } from "../text/line-breaks.ts"
import { titleNameOf } from "../text/names.ts"
import { languageOf } from "../text/script-language.ts"
import { dateWithYear } from "../text/short-date.ts"

/** Characters that XML 1.0 can't contain, unpaired surrogates included. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const escapeXml = (text: string): string => escapeHtml(text.replace(forbidden, ""))

/** Atom requires a time even in a feed without notes. */
const beforeAnyNote = "1970-01-01T00:00:00.000Z"

type FeedItem = SyndicatedNotes["profile"]["feedback"][number]

const languageAttribute = (text: string): string => {
  const language = languageOf(text)
  return language === undefined ? "" : ` xml:lang="${language}"`
}

const entryOf = (
  pageAddress: string,
  { id, content, createdAt }: FeedItem,
  { entryTitle }: SyndicationMessages,
  language: Language
): string =>
  [
    `<entry><id>urn:uuid:${escapeXml(id)}</id>`,
    `<title>${escapeXml(entryTitle({ day: dateWithYear(createdAt, language) }))}</title>`,
    `<updated>${escapeXml(createdAt)}</updated>`,
    `<link rel="alternate" href="${escapeXml(pageAddress)}"/>`,
    `<content type="text"${languageAttribute(content)}>${escapeXml(foldLineBreaks(content))}</content></entry>`
  ].join("")

/** Atom (RFC 4287). Each time is noon of the note's day. */
export const renderFeed = (
  { link, profile: { user, feedback } }: SyndicatedNotes,
  { origin, name }: Pick<PageSettings, "name"> & { readonly origin: string },
  language: Language
): string => {
  const { visitor, syndication } = serverMessagesIn(language)
  const owner = titleNameOf(user.name, visitor)
  const pageAddress = `${origin}${canonicalAddressIn(language, `/${link}`)}`
  const feedAddress = `${origin}/feed/${link}`
  const latest = [beforeAnyNote, ...feedback.map(({ createdAt }) => createdAt)].toSorted().at(-1) ?? ""
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escapeXml(feedAddress)}</id>`,
    `<title>${escapeXml(syndication.feedTitle({ name: owner }))}</title>`,
    `<author><name>${escapeXml(owner)}</name></author>`,
    `<generator>${escapeXml(name)}</generator>`,
    `<updated>${escapeXml(latest)}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(canonicalAddressIn(language, feedAddress))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(pageAddress)}"/>`,
    ...feedback.map((item) => entryOf(pageAddress, item, syndication, language)),
    "</feed>"
  ].join("")
}
