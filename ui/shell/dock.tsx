import { useLocation } from "@tanstack/react-router"
import { useEffect, useId, useState } from "react"
import { Button } from "../components/button.tsx"
import { Dialog } from "../components/dialog.tsx"
import { FooterLinks } from "../components/footer-links.tsx"
import { keepTheme } from "../components/kept-theme.ts"
import { MenuIcon } from "../components/nav-icons.tsx"
import { RadioChoices } from "../components/radio-choices.tsx"
import { showTheme, type Theme, useTheme } from "../components/theme.ts"
import { commonMessages } from "../messages/common.ts"
import { shellMessages } from "../messages/shell.ts"
import { AccountLink, MainLinks, OwnPageLink, SignOutLink, SoonLinks } from "./nav-links.tsx"

/** At the foot of a phone, at the side of a tablet; what it has no room for is in the menu. */
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

/** One sheet for all that is the owner's own, and for what the dock has no room for. */
const MenuDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={shellMessages.menu} onClose={onClose}>
    <nav className="nav" aria-label={shellMessages.menu}>
      <OwnPageLink />
      <AccountLink />
      <SoonLinks />
      <SignOutLink />
    </nav>
    <ThemeChoice />
    <p className="row wrap menu-links">
      <FooterLinks />
    </p>
    <div className="foot">
      <Button block onClick={onClose}>
        {commonMessages.close}
      </Button>
    </div>
  </Dialog>
)

const ThemeChoice = () => {
  const id = useId()
  const choose = (theme: Theme): void => {
    showTheme(theme)
    keepTheme(theme)
  }
  return (
    <div className="menu-theme">
      <span id={id}>{shellMessages.theme}</span>
      <RadioChoices labelledBy={id} choices={shellMessages.themes} chosen={useTheme()} onChoose={choose} />
    </div>
  )
}
