/** The public host (PUBLIC_URL) as the document says it, or nothing. */
export const statedOrigin = (): string =>
  document.querySelector('meta[name="public-url"]')?.getAttribute("content") ?? ""

/** The public host (PUBLIC_URL), or the address this page was opened at. */
export const publicOrigin = (): string => statedOrigin() || window.location.origin

/** Without `https://`, as people say it. */
export const publicHost = (): string => new URL(publicOrigin()).host
