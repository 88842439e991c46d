import type { ReactNode } from "react"
import { FooterLinks } from "../components/footer-links.tsx"
import { useAddressIn } from "../components/language-context.ts"
import { LanguageSwitch } from "../components/language-switch.tsx"
import { Logo } from "../components/logo.tsx"
import { useMessages } from "../messages/messages-context.ts"

interface VisitorFrameProps {
  readonly tools?: ReactNode
  /** The page that can be reported; none on pages that belong to no owner. */
  readonly link?: string
  readonly children: ReactNode
}

export const VisitorFrame = ({ tools, link, children }: VisitorFrameProps) => {
  const visitorMessages = useMessages("visitor")
  const receiptMessages = useMessages("receipt")
  const addressIn = useAddressIn()
  return (
    <div className="visitor-frame">
      <header className="visitor-top">
        <Logo />
        {tools}
      </header>
      {children}
      <footer className="foot-links visitor-foot">
        <span className="grow">
          {visitorMessages.wantOne}{" "}
          <a className="link" href={addressIn("/")}>
            {visitorMessages.createOwn}
          </a>
        </span>
        <FooterLinks />
        {link !== undefined && (
          <>
            {" "}
            <a href={addressIn("/receipt")}>{receiptMessages.footer}</a>{" "}
            <a href={addressIn(`/report/${link}`)}>{visitorMessages.report}</a>
          </>
        )}
        <LanguageSwitch />
      </footer>
    </div>
  )
}
