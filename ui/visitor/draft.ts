/** Key of the unsent text. Nothing else is stored on a visitor's device, and only for the tab. */
const draftKeyOf = (link: string): string => `honesthive-draft:${link.toLowerCase()}`

export const readDraft = (link: string): string => {
  try {
    return sessionStorage.getItem(draftKeyOf(link)) ?? ""
  } catch {
    return ""
  }
}

export const keepDraft = (link: string, text: string): void => {
  try {
    if (text === "") sessionStorage.removeItem(draftKeyOf(link))
    else sessionStorage.setItem(draftKeyOf(link), text)
  } catch {
    // Storage may be switched off; then there is no draft.
  }
}
