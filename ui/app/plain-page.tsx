import "../styles/layouts.css"
import type { ReactNode } from "react"
import { AppThemeToggle } from "../components/app-theme-toggle.tsx"
import { FooterLinks } from "../components/footer-links.tsx"
import { LanguageSwitch } from "../components/language-switch.tsx"
import { Logo } from "../components/logo.tsx"

export const PlainPage = ({ children }: { readonly children: ReactNode }) => (
  <div className="plain-page">
    <header>
      <Logo />
      <AppThemeToggle />
    </header>
    <main>{children}</main>
    <footer className="foot-links">
      <FooterLinks />
      <LanguageSwitch />
    </footer>
  </div>
)
