import { useLocation } from "@tanstack/react-router"
import { useId, useState } from "react"
import { Button } from "../components/button.tsx"
import { Dialog } from "../components/dialog.tsx"
import { FooterLinks } from "../components/footer-links.tsx"
import { MenuIcon } from "../components/nav-icons.tsx"
import { RadioChoices } from "../components/radio-choices.tsx"
import { storeTheme } from "../components/stored-theme.ts"
import { showTheme, type Theme, themes, useTheme } from "../components/theme.ts"
import { useMessages } from "../messages/messages-context.ts"
import { AccountLink, MainLinks, OwnPageLink, SignOutLink, SoonLinks } from "./nav-links.tsx"
import { OwnerLanguageSwitch } from "./owner-language-switch.tsx"

export const Dock = () => {
  const shellMessages = useMessages("shell")
  const pathname = useLocation({ select: (location) => location.pathname })
  // Navigation closes the dialog, because the new page takes the focus and an open dialog would take it back.
  const [openOn, setOpenOn] = useState<string | null>(null)
  if (openOn !== null && openOn !== pathname) setOpenOn(null)

  return (
    <>
      <nav className="shell-dock" aria-label={shellMessages.mainNavigation}>
        <MainLinks />
        <button type="button" aria-haspopup="dialog" onClick={() => setOpenOn(pathname)}>
          <MenuIcon />
          {shellMessages.menu}
        </button>
      </nav>
      {openOn !== null && <MenuDialog onClose={() => setOpenOn(null)} />}
    </>
  )
}

const MenuDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const shellMessages = useMessages("shell")
  const everyPageMessages = useMessages("everyPage")
  return (
    <Dialog title={shellMessages.menu} onClose={onClose}>
      <nav className="shell-nav" aria-label={shellMessages.menu}>
        <OwnPageLink />
        <AccountLink onClick={onClose} />
        <SoonLinks onClick={onClose} />
        <SignOutLink />
      </nav>
      <ThemeChoice />
      <p className="row wrap shell-menu-links">
        <FooterLinks />
      </p>
      <OwnerLanguageSwitch />
      <div className="foot">
        <Button block onClick={onClose}>
          {everyPageMessages.close}
        </Button>
      </div>
    </Dialog>
  )
}

const ThemeChoice = () => {
  const shellMessages = useMessages("shell")
  const id = useId()
  const choose = (theme: Theme): void => {
    showTheme(theme)
    storeTheme(theme)
  }
  return (
    <div className="shell-menu-theme">
      <span id={id}>{shellMessages.theme}</span>
      <RadioChoices
        labelledBy={id}
        choices={themes.map((each) => [each, shellMessages.themes[each]] as const)}
        chosen={useTheme()}
        onChoose={choose}
      />
    </div>
  )
}
