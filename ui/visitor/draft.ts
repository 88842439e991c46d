/** The text's own key has no suffix. Nothing else is stored on a visitor's device, and only for the tab. */
type DraftSuffix = "" | "-question"

const draftKeyOf = (link: string, suffix: DraftSuffix): string =>
  `honesthive-draft${suffix}:${link.toLowerCase()}`

export const readDraft = (link: string, suffix: DraftSuffix): string => {
  try {
    return sessionStorage.getItem(draftKeyOf(link, suffix)) ?? ""
  } catch {
    return ""
  }
}

export const keepDraft = (link: string, suffix: DraftSuffix, value: string): void => {
  try {
    if (value === "") sessionStorage.removeItem(draftKeyOf(link, suffix))
    else sessionStorage.setItem(draftKeyOf(link, suffix), value)
  } catch {
    // Storage may be switched off; then there is no draft.
  }
}
