import type { ModerationService } from "../settings/moderation-settings.ts"
import { openaiDefaults } from "../settings/moderation-settings.ts"

/** Name of the remote service that reads texts, shown to visitors; null if moderation is local. */
export const readerOf = (settings: ModerationService): string | null => {
  if (settings.by === "local") return null
  if (settings.by === "comprehend") return "Amazon Comprehend"
  return settings.baseUrl === openaiDefaults.baseUrl
    ? "OpenAI"
    : `the service at ${new URL(settings.baseUrl).host}`
}
