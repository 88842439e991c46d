import type { OwnerId } from "../../domain/accounts/account.ts"
import type { Language } from "../../domain/languages/language.ts"
import { changeAccount } from "../profiles/change-account.ts"

/** Chooses the language of the owner's own screens and mails. The owner's public page does not read it. */
export const chooseLanguage = (owner: OwnerId, language: Language) => changeAccount(owner, { language })
