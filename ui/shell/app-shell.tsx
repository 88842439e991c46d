import { useLocation } from "@tanstack/react-router"
import { type ReactNode, useEffect, useRef } from "react"
import { useOwner } from "../app/owner-context.ts"
import { AppThemeToggle } from "../components/app-theme-toggle.tsx"
import { Avatar } from "../components/hexagon.tsx"
import { Logo } from "../components/logo.tsx"
import { OfflineNote } from "../components/offline-note.tsx"
import { useTheme } from "../components/theme.ts"
import { Tooltip } from "../components/tooltip.tsx"
import { commonMessages } from "../messages/common.ts"
import { shellMessages } from "../messages/shell.ts"
import { Dock } from "./dock.tsx"
import { AccountLink, MainLinks, SignOutLink, SoonLinks } from "./nav-links.tsx"
import { PageNote } from "./page-note.tsx"

/** Sidebar on a wide screen, top bar and dock on a phone. */
export const AppShell = ({ children }: { readonly children: ReactNode }) => {
  const main = useFocusOnNavigation()
  return (
    <div className="shell">
      <a className="button skip-link" href="#content">
        {commonMessages.skipToContent}
      </a>
      <Sidebar />
      <div>
        <TopBar />
        <main ref={main} className="main" id="content" tabIndex={-1}>
          <OfflineNote />
          <PageNote />
          <div className="inside">{children}</div>
        </main>
      </div>
      <Dock />
    </div>
  )
}

/** A reader of the screen starts at the top of the new page, as after a page load. */
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

const Sidebar = () => (
  <aside className="side">
    <Logo />
    <nav className="nav" aria-label={shellMessages.mainNavigation}>
      <MainLinks />
      <SoonLinks />
    </nav>
    <div className="me nav">
      <OwnPage />
      <AccountLink />
      <SignOutLink />
    </div>
  </aside>
)

const HintedThemeToggle = () => (
  <Tooltip text={commonMessages.themes[useTheme()]}>
    <AppThemeToggle />
  </Tooltip>
)

const OwnPage = () => {
  const { name, feedbackLink, profileImageUrl } = useOwner()
  if (feedbackLink === null) return <HintedThemeToggle />
  return (
    <div className="row between">
      <a className="grow" href={`/${feedbackLink}`}>
        <Avatar name={name ?? feedbackLink} imageUrl={profileImageUrl} size={32} />
        <span className="grow">{name ?? shellMessages.yourPage}</span>
      </a>
      <HintedThemeToggle />
    </div>
  )
}

const TopBar = () => {
  const { name, feedbackLink, profileImageUrl } = useOwner()
  return (
    <header className="top">
      <Logo />
      <span className="row">
        <HintedThemeToggle />
        {feedbackLink !== null && (
          <Tooltip text={shellMessages.yourPage}>
            <a href={`/${feedbackLink}`}>
              <Avatar name={name ?? feedbackLink} imageUrl={profileImageUrl} size={36} />
              <span className="visually-hidden">{shellMessages.yourPage}</span>
            </a>
          </Tooltip>
        )}
      </span>
    </header>
  )
}
