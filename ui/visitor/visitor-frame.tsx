import type { ReactNode } from "react"
import { FooterLinks } from "../components/footer-links.tsx"
import { Logo } from "../components/logo.tsx"
import { receiptMessages } from "../messages/receipt.ts"
import { visitorMessages } from "../messages/visitor.ts"

interface VisitorFrameProps {
  readonly tools?: ReactNode
  /** The page that can be reported; none on pages that belong to no owner. */
  readonly link?: string
  readonly children: ReactNode
}

export const VisitorFrame = ({ tools, link, children }: VisitorFrameProps) => (
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
      {link !== undefined && (
        <>
          {" "}
          <a href="/receipt">{receiptMessages.footer}</a>{" "}
          <a href={`/report/${link}`}>{visitorMessages.report}</a>
        </>
      )}
    </footer>
  </div>
)
