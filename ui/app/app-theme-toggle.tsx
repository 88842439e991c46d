import { ThemeToggle } from "../components/theme-toggle.tsx"
import { storeTheme } from "./theme.ts"

/** The app remembers the choice. */
export const AppThemeToggle = () => <ThemeToggle onChange={storeTheme} />
