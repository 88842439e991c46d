import type { ModerationService } from "../settings/moderation-settings.ts"
import { openaiDefaults } from "../settings/moderation-settings.ts"

/** Name of the remote service that reads texts, shown to visitors; null if moderation is local. */
export const readerOf = (place: ModerationService): string | null => {
  if (place.by === "local") return null
  if (place.by === "comprehend") return "Amazon Comprehend"
  return place.baseUrl === openaiDefaults.baseUrl ? "OpenAI" : `the service at ${new URL(place.baseUrl).host}`
}
