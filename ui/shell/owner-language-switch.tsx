import { LanguageSwitch } from "../components/language-switch.tsx"
import { useChooseLanguage } from "../features/account-settings/use-owner-language.ts"

export const OwnerLanguageSwitch = () => <LanguageSwitch onChoose={useChooseLanguage()} />
