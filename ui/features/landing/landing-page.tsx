import "../../styles/landing.css"
import "../../styles/landing-sections.css"
import { PageTitle } from "../../app/page-title.tsx"
import { AppThemeToggle } from "../../components/app-theme-toggle.tsx"
import { FooterLinks } from "../../components/footer-links.tsx"
import { Logo } from "../../components/logo.tsx"
import { commonMessages } from "../../messages/common.ts"
import { landingMessages } from "../../messages/landing.ts"
import { Features } from "./features.tsx"
import { Hero } from "./hero.tsx"
import { HowItWorks } from "./how-it-works.tsx"

interface LandingPageProps {
  /** Where signing in starts. */
  readonly login: string
  /** Where this installation is found. */
  readonly origin: string
}

/** What somebody sees who is not signed in. */
export const LandingPage = ({ login, origin }: LandingPageProps) => (
  <div className="landing">
    <PageTitle page={landingMessages.headline.join(" ")} />
    <a className="button skip-link" href="#content">
      {commonMessages.skipToContent}
    </a>{" "}
    <TopBar login={login} />
    <main id="content" tabIndex={-1}>
      <Hero login={login} />
      <HowItWorks origin={origin} />
      <Features />
      <LastWord login={login} />
    </main>
    <footer className="foot-links landing-foot">
      <Logo />
      <span className="grow" />
      <SectionLinks />
      <FooterLinks />
    </footer>
  </div>
)

type LoginProps = Pick<LandingPageProps, "login">

const TopBar = ({ login }: LoginProps) => (
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

const SectionLinks = () => (
  <>
    {" "}
    <a href="#how-it-works">{landingMessages.howLink}</a>{" "}
    <a href="#features">{landingMessages.featuresLink}</a>{" "}
  </>
)

const LastWord = ({ login }: LoginProps) => (
  <section className="band last-word">
    <h2 className="big">{landingMessages.lastTitle}</h2>
    <a className="button primary large" href={login}>
      {landingMessages.start}
    </a>{" "}
  </section>
)
