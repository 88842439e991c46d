const htmlEntities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => htmlEntities[sign] ?? sign)

const unsafeInScript = /[<\u2028\u2029]/g

/** JSON for a data block, escaped so that it can neither close the script element nor contain line separators. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    unsafeInScript,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`
  )

/** Data block that the page's script reads. Browsers don't run it, so the CSP doesn't name it. */
export const jsonBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${inlineJson(value)}</script>`
