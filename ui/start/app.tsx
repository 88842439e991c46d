import "../styles/toast.css"
import "../styles/dialog.css"
import "../styles/shell.css"
import { QueryClientProvider } from "@tanstack/react-query"
import { RouterProvider } from "@tanstack/react-router"
import { signInIfLoggedOut } from "../api/lost-session.ts"
import { makeQueryClient } from "../api/query-client.ts"
import { statedSettings } from "../app/stated-settings.ts"
import { documentLanguage, LanguageProvider } from "../components/language-provider.tsx"
import { SettingsContext } from "../components/settings-context.ts"
import { ToastRegion } from "../components/toast-region.tsx"
import { makeRouter } from "./router.ts"

const queryClient = makeQueryClient(signInIfLoggedOut)
const router = makeRouter(queryClient)

export const App = () => (
  <SettingsContext value={statedSettings()}>
    <LanguageProvider initial={documentLanguage()}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </LanguageProvider>
  </SettingsContext>
)
