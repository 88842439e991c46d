import { useLocation } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { Button } from "../components/button.tsx"
import { Dialog } from "../components/dialog.tsx"
import { MenuIcon } from "../components/nav-icons.tsx"
import { commonMessages } from "../messages/common.ts"
import { shellMessages } from "../messages/shell.ts"
import { AccountLink, MainLinks, SignOutLink, SoonLinks } from "./nav-links.tsx"

/** The phone's navigation; what it has no room for stands in the menu. */
export const Dock = () => {
  const [isOpen, setOpen] = useState(false)
  const pathname = useLocation({ select: (location) => location.pathname })

  useEffect(() => setOpen(false), [pathname])

  return (
    <>
      <nav className="dock" aria-label={shellMessages.mainNavigation}>
        <MainLinks />
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <MenuIcon />
          {shellMessages.menu}
        </button>
      </nav>
      {isOpen && <MenuDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const MenuDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={shellMessages.menu} onClose={onClose}>
    <nav className="nav" aria-label={shellMessages.menu}>
      <AccountLink />
      <SoonLinks />
      <a href="/security">{commonMessages.security}</a>
      <a href="/privacy">{commonMessages.privacy}</a>
      <a href="/terms">{commonMessages.terms}</a>
      <SignOutLink />
    </nav>
    <Button block onClick={onClose}>
      {commonMessages.close}
    </Button>
  </Dialog>
)
