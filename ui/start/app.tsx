import "../styles/toast.css"
import "../styles/app-toast.css"
import "../styles/dialog.css"
import "../styles/shell.css"
import { QueryClientProvider } from "@tanstack/react-query"
import { RouterProvider } from "@tanstack/react-router"
import type { Language } from "#core/domain/languages/language.ts"
import { signInIfLoggedOut } from "../api/lost-session.ts"
import { makeQueryClient } from "../api/query-client.ts"
import { statedSettings } from "../app/stated-settings.ts"
import { LanguageProvider } from "../components/language-provider.tsx"
import { noteOfFailure } from "../components/load-failure.tsx"
import { SettingsContext } from "../components/settings-context.ts"
import { ToastRegion } from "../components/toast-region.tsx"
import type { Catalogue } from "../messages/generated/catalogue.ts"
import { loadAdminMessages, loadAppMessages } from "../messages/load-messages.ts"
import { makeRouter } from "./router.ts"

const queryClient = makeQueryClient(signInIfLoggedOut)
const router = makeRouter(queryClient)

/** Waits for the portal's texts, too, where the portal is open: if they fail to load, the page keeps its language. */
const messagesIn = async (language: Language): Promise<Partial<Catalogue>> => {
  const isPortal = router.state.matches.some(({ routeId }) => routeId === "/admin")
  const [messages] = await Promise.all([loadAppMessages(language), isPortal && loadAdminMessages(language)])
  return messages
}

interface AppProps {
  readonly language: Language
  readonly messages: Partial<Catalogue>
}

export const App = ({ language, messages }: AppProps) => (
  <SettingsContext value={statedSettings()}>
    <LanguageProvider
      initial={language}
      messages={messages}
      messagesIn={messagesIn}
      failureNote={noteOfFailure}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </LanguageProvider>
  </SettingsContext>
)
