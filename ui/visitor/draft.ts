type DraftPart = "text" | "question"

/** Key of a part of what is unsent. Nothing else is stored on a visitor's device, and only for the tab. */
const draftKeyOf = (link: string, part: DraftPart): string =>
  `honesthive-draft${part === "text" ? "" : "-question"}:${link.toLowerCase()}`

export const readDraft = (link: string, part: DraftPart): string => {
  try {
    return sessionStorage.getItem(draftKeyOf(link, part)) ?? ""
  } catch {
    return ""
  }
}

export const keepDraft = (link: string, part: DraftPart, value: string): void => {
  try {
    if (value === "") sessionStorage.removeItem(draftKeyOf(link, part))
    else sessionStorage.setItem(draftKeyOf(link, part), value)
  } catch {
    // Storage may be switched off; then there is no draft.
  }
}
