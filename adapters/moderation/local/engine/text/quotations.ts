/** "…", “…”, «…», ‘…’, `…`, and '…' unless it is the apostrophe of a word; Tamil adds "nu" to what is quoted. */
const quotation =
  /"[^"]*"|“[^”]*”|«[^»]*»|‘[^’]*’|(?<![\p{L}\p{M}\p{N}])'[^']+'(?=nn?u(?!\p{L})|(?![A-Za-z]))|`[^`]*`/gu

const mayQuote = /["“«‘'`]/

/** What stands within quotation marks. */
export const quotationsIn = (text: string): ReadonlyArray<string> =>
  mayQuote.test(text) ? (text.match(quotation) ?? []) : []

/** What stands around them, in order: one part more than there are quotations. */
export const aroundQuotations = (text: string): ReadonlyArray<string> => text.split(quotation)
