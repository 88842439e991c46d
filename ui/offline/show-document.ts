const isScript = ({ type }: HTMLScriptElement): boolean => ["", "module", "text/javascript"].includes(type)

const loaded = (sheet: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    sheet.addEventListener("load", () => resolve(), { once: true })
    sheet.addEventListener("error", () => resolve(), { once: true })
  })

/** Recreates scripts in order: browsers run only scripts that this document created. */
const runAgain = (script: HTMLScriptElement): void => {
  const fresh = document.createElement("script")
  for (const { name, value } of script.attributes) fresh.setAttribute(name, value)
  fresh.textContent = script.textContent
  fresh.async = false
  script.replaceWith(fresh)
}

export const showDocument = async (html: string): Promise<void> => {
  const { documentElement } = new DOMParser().parseFromString(html, "text/html")
  const sheets = [...documentElement.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
  const body = documentElement.querySelector("body")
  if (body !== null) body.hidden = true
  const styled = Promise.all(sheets.map(loaded))
  document.documentElement.replaceWith(document.adoptNode(documentElement))
  await styled
  if (body !== null) body.hidden = false
  for (const script of [...document.querySelectorAll("script")].filter(isScript)) runAgain(script)
}
