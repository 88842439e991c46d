import { inlineJson } from "./html.ts"
import { type PageSettings, settingsElementId } from "./page-settings.ts"

/** Data block from which the browser reads the settings. Browsers don't run it, so the CSP doesn't name it. */
export const settingsBlock = (settings: PageSettings): string =>
  `<script type="application/json" id="${settingsElementId}">${inlineJson(settings)}</script>`
