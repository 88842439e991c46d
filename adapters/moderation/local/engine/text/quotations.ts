/** "…", “…”, «…», ‘…’, `…`, and '…' unless it is the apostrophe of a word; Tamil adds "nu" to what is quoted. */
const quotation =
  /"[^"]*"|“[^”]*”|«[^»]*»|‘[^’]*’|(?<![\p{L}\p{M}\p{N}])'[^']+'(?=nn?u(?!\p{L})|(?![A-Za-z]))|`[^`]*`/gu

const mayQuote = /["“«‘'`]/

/** The quoted parts. */
export const quotationsIn = (text: string): ReadonlyArray<string> =>
  mayQuote.test(text) ? (text.match(quotation) ?? []) : []

/** The parts around the quotations, in order, one more than there are quotations. */
export const aroundQuotations = (text: string): ReadonlyArray<string> => text.split(quotation)
