/** "…", “…”, «…», ‘…’, `…`, and '…' unless it is an apostrophe; Tamil appends "nu" to a quotation. */
const quotation =
  /"[^"]*"|“[^”]*”|«[^»]*»|‘[^’]*’|(?<![\p{L}\p{M}\p{N}])'[^']+'(?=nn?u(?!\p{L})|(?![A-Za-z]))|`[^`]*`/gu

const mayQuote = /["“«‘'`]/

export const quotationsIn = (text: string): ReadonlyArray<string> =>
  mayQuote.test(text) ? (text.match(quotation) ?? []) : []

export const aroundQuotations = (text: string): ReadonlyArray<string> => text.split(quotation)
