import "../../styles/layouts.css"
import type { ReactNode } from "react"
import { PageTitle } from "../../app/page-title.tsx"
import { AppThemeToggle } from "../../components/app-theme-toggle.tsx"
import { FooterLinks } from "../../components/footer-links.tsx"
import { LanguageSwitch } from "../../components/language-switch.tsx"
import { Logo } from "../../components/logo.tsx"
import { takeFocus } from "../../components/take-focus.ts"

interface AuthLayoutProps {
  readonly title: string
  readonly focusesHeading?: boolean
  readonly children: ReactNode
}

export const AuthLayout = ({ title, focusesHeading = false, children }: AuthLayoutProps) => (
  <div className="auth-layout">
    <PageTitle page={title} />
    <header>
      <AppThemeToggle />
    </header>
    <main>
      <div className="sheet pad form">
        <Logo />
        <h1 key={title} {...(focusesHeading ? { tabIndex: -1, ref: takeFocus } : {})}>
          {title}
        </h1>
        {children}
      </div>
    </main>
    <footer className="foot-links">
      <FooterLinks />
      <LanguageSwitch />
    </footer>
  </div>
)
