import { defaultPageSettings, type PageSettings, settingsElementId } from "../document/page-settings.ts"

/** The settings that this document carries. Vite's page of the components has none. */
export const statedSettings = (): PageSettings => {
  const json = document.getElementById(settingsElementId)?.textContent ?? "{}"
  return { ...defaultPageSettings, ...JSON.parse(json) }
}
