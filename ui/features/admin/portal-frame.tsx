import { type ReactNode, useEffect, useRef } from "react"
import { PageTitle } from "../../app/page-title.tsx"
import { AppThemeToggle } from "../../components/app-theme-toggle.tsx"
import { LanguageSwitch } from "../../components/language-switch.tsx"
import { Logo } from "../../components/logo.tsx"
import { LogOutIcon } from "../../components/nav-icons.tsx"
import { OfflineNote } from "../../components/offline-note.tsx"
import { whileBusy } from "../../components/while-busy.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { PortalNav } from "./portal-nav.tsx"
import { useAdminLogout } from "./use-admin-session.ts"

interface PortalFrameProps {
  readonly title: string
  readonly username: string
  readonly children: ReactNode
}

export const PortalFrame = ({ title, username, children }: PortalFrameProps) => {
  const adminMessages = useMessages("admin")
  const commonMessages = useMessages("common")
  const main = useRef<HTMLElement>(null)
  // Screen readers start at the top, as after a page load, unless a component below has moved the focus.
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="portal">
      <PageTitle page={`${title} · ${adminMessages.pageTitle}`} />
      <a className="button skip-link" href="#content">
        {commonMessages.skipToContent}
      </a>
      <header className="portal-top">
        <div className="row">
          <Logo />
          <span className="pill">{adminMessages.admin}</span>
        </div>
        <div className="row">
          <AppThemeToggle />
          <bdi className="portal-admin soft">{username}</bdi>
          <LogoutButton />
        </div>
      </header>
      <PortalNav />
      <main ref={main} id="content" tabIndex={-1}>
        <OfflineNote />
        <h1>{title}</h1>
        {children}
      </main>
      <footer className="foot-links">
        <LanguageSwitch />
      </footer>
    </div>
  )
}

const LogoutButton = () => {
  const adminMessages = useMessages("admin")
  const logout = useAdminLogout()
  return (
    <button
      type="button"
      className="button portal-logout"
      {...whileBusy(logout.isPending, () => logout.mutate())}
    >
      <LogOutIcon />
      <span>{adminMessages.logout}</span>
    </button>
  )
}
