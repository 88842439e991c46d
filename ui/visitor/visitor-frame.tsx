import type { ReactNode } from "react"
import { FooterLinks } from "../components/footer-links.tsx"
import { Logo } from "../components/logo.tsx"
import { visitorMessages } from "../messages/visitor.ts"

interface VisitorFrameProps {
  readonly tools?: ReactNode
  readonly children: ReactNode
}

export const VisitorFrame = ({ tools, children }: VisitorFrameProps) => (
  <div className="visitor-frame">
    <header className="visitor-top">
      <Logo />
      {tools}
    </header>
    {children}
    <footer className="foot-links visitor-foot">
      <span className="grow">
        {visitorMessages.wantOne}{" "}
        <a className="link" href="/">
          {visitorMessages.createOwn}
        </a>
      </span>
      <FooterLinks />
    </footer>
  </div>
)
