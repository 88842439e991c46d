import "../../styles/account.css"
import type { ReactNode } from "react"
import { PageTitle } from "../../app/page-title.tsx"
import { AppThemeToggle } from "../../components/app-theme-toggle.tsx"
import { FooterLinks } from "../../components/footer-links.tsx"
import { Logo } from "../../components/logo.tsx"

interface AccountDoorProps {
  readonly title: string
  readonly children: ReactNode
}

/** The sheet that signing in and signing up share. */
export const AccountDoor = ({ title, children }: AccountDoorProps) => (
  <div className="door">
    <PageTitle page={title} />
    <header>
      <AppThemeToggle />
    </header>
    <main>
      <div className="sheet pad form">
        <Logo />
        <h1>{title}</h1>
        {children}
      </div>
    </main>
    <footer className="foot-links">
      <FooterLinks />
    </footer>
  </div>
)
