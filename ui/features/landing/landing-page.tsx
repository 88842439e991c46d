import "../../styles/landing.css"
import { AppThemeToggle } from "../../app/app-theme-toggle.tsx"
import { loginUrl } from "../../app/lost-session.ts"
import { FooterLinks } from "../../components/footer-links.tsx"
import { GlobeIcon, LinkIcon } from "../../components/icons.tsx"
import { Logo } from "../../components/logo.tsx"
import { InboxIcon } from "../../components/nav-icons.tsx"
import { commonMessages } from "../../messages/common.ts"
import { landingMessages } from "../../messages/landing.ts"
import { SampleNote } from "./sample-note.tsx"

const icons = [LinkIcon, InboxIcon, GlobeIcon] as const

/** What somebody sees who is not signed in. Signing in leads back to the page that was asked for. */
export const LandingPage = () => {
  const login = loginUrl()
  return (
    <div className="landing">
      <title>{commonMessages.title(landingMessages.headline.join(" "))}</title>
      <header className="landing-top">
        <Logo />
        <nav aria-label={landingMessages.howLink}>
          <a href="#how-it-works">{landingMessages.howLink}</a>
          <AppThemeToggle />
          <a className="button" href={login}>
            {commonMessages.signIn}
          </a>
        </nav>
      </header>
      <main>
        <Hero login={login} />
        <HowItWorks />
      </main>
      <footer className="foot-links landing-foot">
        <Logo />
        <span className="grow" />
        <FooterLinks />
      </footer>
    </div>
  )
}

const Hero = ({ login }: { readonly login: string }) => (
  <section className="hero">
    <h1>
      {landingMessages.headline[0]} <span>{landingMessages.headline[1]}</span>
    </h1>
    <div className="say">
      <p className="read">{landingMessages.lead}</p>
      <a className="button primary large" href={login}>
        {landingMessages.start}
      </a>
    </div>
    <SampleNote />
  </section>
)

const HowItWorks = () => (
  <section id="how-it-works" className="band">
    <h2 className="big">{landingMessages.howTitle}</h2>
    <div className="three">
      {landingMessages.steps.map(([title, text], index) => {
        const StepIcon = icons[index]
        return (
          <article key={title}>
            {StepIcon !== undefined && <StepIcon size="large" />}
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </article>
        )
      })}
    </div>
  </section>
)
