import type { OwnerId } from "../../domain/accounts/account.ts"
import type { Language } from "../../domain/languages/language.ts"
import { changeAccount } from "../profiles/change-account.ts"

export const chooseLanguage = (owner: OwnerId, language: Language) => changeAccount(owner, { language })
