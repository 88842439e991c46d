import { accentStyle } from "./accent.ts"
import type { PageSettings } from "./page-settings.ts"

export const accentTag = ({ accent }: PageSettings): string =>
  accent === null ? "" : `<style>${accentStyle(accent)}</style>`
