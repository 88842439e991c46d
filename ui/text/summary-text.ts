import type { SummariesMessages } from "../messages/generated/catalogue.ts"
import { textByKey } from "./message-key.ts"

const linePattern = /^(Positive|Critical|Neutral|Mixed) note(?: on ([a-z]+))?(?:: ([a-z ]+))?\.$/

export const summaryText = (english: string, messages: SummariesMessages): string => {
  const [, tone, area, theme] = linePattern.exec(english) ?? []
  if (tone === undefined) return english
  const { lines } = messages
  const opening = textByKey(tone, { ...messages.openings })
  const areaName = area === undefined ? undefined : textByKey(area, { ...messages.areas })
  const themeName = theme === undefined ? undefined : textByKey(theme, { ...messages.themes })
  if (areaName === undefined)
    return themeName === undefined ? lines.plain({ opening }) : lines.theme({ opening, theme: themeName })
  return themeName === undefined
    ? lines.area({ opening, area: areaName })
    : lines.areaAndTheme({ opening, area: areaName, theme: themeName })
}
