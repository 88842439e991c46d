import { useMessages } from "../../messages/messages-context.ts"
import "../../styles/landing.css"
import "../../styles/landing-sections.css"
import { loginUrl, startUrl } from "../../api/login-url.ts"
import { PageTitle } from "../../app/page-title.tsx"
import { AppThemeToggle } from "../../components/app-theme-toggle.tsx"
import { FooterLinks } from "../../components/footer-links.tsx"
import { useLinkLanguage } from "../../components/language-context.ts"
import { LanguageSwitch } from "../../components/language-switch.tsx"
import { Logo } from "../../components/logo.tsx"
import { Features } from "./features.tsx"
import { headlineOf } from "./headline.ts"
import { Hero } from "./hero.tsx"
import { HowItWorks } from "./how-it-works.tsx"

interface LandingPageProps {
  readonly returnTo: string
  readonly origin: string
}

export const LandingPage = ({ returnTo, origin }: LandingPageProps) => {
  const landingMessages = useMessages("landing")
  const commonMessages = useMessages("common")
  const target = { returnTo, language: useLinkLanguage() }
  return (
    <div className="landing">
      <PageTitle page={headlineOf(landingMessages)} />
      <a className="button skip-link" href="#content">
        {commonMessages.skipToContent}
      </a>{" "}
      <TopBar login={loginUrl(target)} />
      <main id="content" tabIndex={-1}>
        <Hero start={startUrl(target)} />
        <HowItWorks origin={origin} />
        <Features />
        <LastWord start={startUrl(target)} />
      </main>
      <footer className="foot-links landing-foot">
        <Logo />
        <span className="grow" />
        <SectionLinks />
        <FooterLinks />
        <LanguageSwitch />
      </footer>
    </div>
  )
}

const TopBar = ({ login }: { readonly login: string }) => {
  const landingMessages = useMessages("landing")
  const commonMessages = useMessages("common")
  return (
    <header className="landing-top">
      <Logo />
      <nav aria-label={landingMessages.sections}>
        <SectionLinks />
      </nav>
      <AppThemeToggle />
      <a className="button" href={login}>
        {commonMessages.signIn}
      </a>
    </header>
  )
}

const SectionLinks = () => {
  const landingMessages = useMessages("landing")
  return (
    <>
      {" "}
      <a href="#how-it-works">{landingMessages.howLink}</a>{" "}
      <a href="#features">{landingMessages.featuresLink}</a>{" "}
    </>
  )
}

const LastWord = ({ start }: { readonly start: string }) => {
  const landingMessages = useMessages("landing")
  return (
    <section className="landing-band landing-last-word">
      <h2 className="landing-big">{landingMessages.lastTitle}</h2>
      <a className="button primary large" href={start}>
        {landingMessages.start}
      </a>{" "}
    </section>
  )
}
