/** "…", “…”, «…», ‘…’, `…`, and '…' unless it is an apostrophe; Tamil appends "nu" to a quotation. */
const quotationPattern =
  /"[^"]*"|“[^”]*”|«[^»]*»|‘[^’]*’|(?<![\p{L}\p{M}\p{N}])'[^']+'(?=nn?u(?!\p{L})|(?![A-Za-z]))|`[^`]*`/gu

const possibleQuote = /["“«‘'`]/

export const quotationsIn = (text: string): ReadonlyArray<string> =>
  possibleQuote.test(text) ? (text.match(quotationPattern) ?? []) : []

export const aroundQuotations = (text: string): ReadonlyArray<string> => text.split(quotationPattern)
