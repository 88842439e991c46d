/** The public host (PUBLIC_URL) from the document's meta tags, or "". */
export const statedOrigin = (): string =>
  document.querySelector('meta[name="public-url"]')?.getAttribute("content") ?? ""

/** The public host (PUBLIC_URL), or the address at which this page was opened. */
export const publicOrigin = (): string => statedOrigin() || window.location.origin

export const publicHost = (): string => new URL(publicOrigin()).host
