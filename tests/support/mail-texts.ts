import { Layer } from "effect"
import { MailTexts } from "#core/ports/mail-texts.ts"
import { mailText, noteCountText } from "#ui/mails/mail-texts.ts"

export const mailTexts = Layer.succeed(MailTexts)({ mailText, noteCountText })
