const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const hidden = /[<\u2028\u2029]/g

/** JSON for a data block, escaped so that it can neither close the script element nor contain line separators. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(hidden, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)
