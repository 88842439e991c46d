import { useLocation } from "@tanstack/react-router"
import { type ReactNode, useEffect, useRef } from "react"
import { AppThemeToggle } from "../components/app-theme-toggle.tsx"
import { Logo } from "../components/logo.tsx"
import { OfflineNote } from "../components/offline-note.tsx"
import { useTheme } from "../components/theme.ts"
import { Tooltip } from "../components/tooltip.tsx"
import { useOwnerLanguage } from "../features/account-settings/use-owner-language.ts"
import { useMessages } from "../messages/messages-context.ts"
import { Dock } from "./dock.tsx"
import { AccountLink, MainLinks, OwnPageLink, SignOutLink, SoonLinks } from "./nav-links.tsx"
import { OwnerLanguageSwitch } from "./owner-language-switch.tsx"
import { PageNote } from "./page-note.tsx"

export const AppShell = ({ children }: { readonly children: ReactNode }) => {
  const commonMessages = useMessages("common")
  const main = useFocusOnNavigation()
  useOwnerLanguage()
  return (
    <div className="shell">
      <a className="button skip-link" href="#content">
        {commonMessages.skipToContent}
      </a>
      <Sidebar />
      <div>
        <header className="shell-top">
          <Logo />
        </header>
        <Dock />
        <main ref={main} className="shell-main" id="content" tabIndex={-1}>
          <OfflineNote />
          <PageNote />
          <div className="shell-inside">{children}</div>
        </main>
      </div>
    </div>
  )
}

const useFocusOnNavigation = () => {
  const main = useRef<HTMLElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current !== pathname) main.current?.focus({ preventScroll: true })
    lastPathname.current = pathname
  }, [pathname])
  return main
}

const Sidebar = () => {
  const shellMessages = useMessages("shell")
  return (
    <aside className="shell-side">
      <Logo />
      <nav className="shell-nav" aria-label={shellMessages.mainNavigation}>
        <MainLinks />
        <SoonLinks />
      </nav>
      <div className="shell-me shell-nav">
        <Me />
        <AccountLink />
        <SignOutLink />
      </div>
      <OwnerLanguageSwitch />
    </aside>
  )
}

const HintedThemeToggle = () => {
  const everyPageMessages = useMessages("everyPage")
  return (
    <Tooltip text={everyPageMessages.themes[useTheme()]}>
      <AppThemeToggle />
    </Tooltip>
  )
}

const Me = () => (
  <div className="row between">
    <OwnPageLink />
    <HintedThemeToggle />
  </div>
)
