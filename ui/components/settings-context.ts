import { createContext, useContext } from "react"
import { defaultPageSettings, type PageSettings } from "../document/page-settings.ts"

export const SettingsContext = createContext<PageSettings>(defaultPageSettings)

export const useSettings = (): PageSettings => useContext(SettingsContext)
