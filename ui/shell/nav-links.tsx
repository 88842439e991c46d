import { Link, useLocation } from "@tanstack/react-router"
import type { MouseEvent, ReactNode } from "react"
import { useOwner } from "../app/owner-context.ts"
import { useSignOutAddress } from "../app/sign-out-address.ts"
import { Avatar } from "../components/hexagon.tsx"
import {
  HexagonIcon,
  HouseIcon,
  InboxIcon,
  LogOutIcon,
  SettingsIcon,
  SparklesIcon,
  UserIcon
} from "../components/nav-icons.tsx"
import { unsavedTextsOf } from "../components/owner-draft.ts"
import { useNewItemCount } from "../features/feedback/new-feedback/new-feedback-provider.tsx"
import { useMessages } from "../messages/messages-context.ts"

interface NavLinkProps {
  readonly to: "/" | "/feedback" | "/achievements" | "/insights" | "/profile-settings" | "/account"
  readonly also?: ReadonlyArray<string>
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

const NavLink = ({ to, also = [], onClick, children }: NavLinkProps) => {
  const pathname = useLocation({ select: (location) => location.pathname })
  const isHere = pathname === to || also.includes(pathname)
  return (
    <Link
      to={to}
      activeOptions={{ exact: true }}
      aria-current={isHere ? "page" : undefined}
      onClick={onClick}
    >
      {children}
    </Link>
  )
}

export const MainLinks = () => {
  const shellMessages = useMessages("shell")
  return (
    <>
      <NavLink to="/" also={["/home", "/dashboard"]}>
        <HouseIcon />
        {shellMessages.dashboard}
      </NavLink>
      <NavLink to="/feedback">
        <InboxIcon />
        {shellMessages.feedback}
        <NewCount />
      </NavLink>
      <NavLink to="/achievements">
        <HexagonIcon />
        {shellMessages.achievements}
      </NavLink>
    </>
  )
}

const NewCount = () => {
  const shellMessages = useMessages("shell")
  const count = useNewItemCount()
  return count === 0 ? null : (
    <span className="pill honey shell-end">{shellMessages.newCount({ count })}</span>
  )
}

interface MenuLinkProps {
  readonly onClick?: () => void
}

export const SoonLinks = ({ onClick }: MenuLinkProps) => {
  const shellMessages = useMessages("shell")
  return (
    <>
      <NavLink to="/insights" onClick={onClick}>
        <SparklesIcon />
        {shellMessages.insights}
        <span className="shell-end soft">{shellMessages.soon}</span>
      </NavLink>
      <NavLink to="/profile-settings" onClick={onClick}>
        <SettingsIcon />
        {shellMessages.profileSettings}
        <span className="shell-end soft">{shellMessages.soon}</span>
      </NavLink>
    </>
  )
}

export const OwnPageLink = () => {
  const shellMessages = useMessages("shell")
  const { name, feedbackLink, profileImageUrl } = useOwner()
  if (feedbackLink === null) return null
  return (
    <a className="shell-own-page" href={`/${feedbackLink}`}>
      <Avatar name={name ?? feedbackLink} imageUrl={profileImageUrl} size={32} />
      <span className="grow" dir="auto" title={name ?? undefined}>
        {name ?? shellMessages.yourPage}
      </span>
    </a>
  )
}

export const AccountLink = ({ onClick }: MenuLinkProps) => {
  const shellMessages = useMessages("shell")
  return (
    <NavLink to="/account" onClick={onClick}>
      <UserIcon />
      {shellMessages.account}
    </NavLink>
  )
}

/**
 * A navigation instead of a call: the server ends the session, has the tab's storage cleared and redirects to the start
 * page.
 */
export const SignOutLink = () => {
  const shellMessages = useMessages("shell")
  const { id } = useOwner()
  const askIfUnsaved = (event: MouseEvent): void => {
    if (unsavedTextsOf(id).length > 0 && !window.confirm(shellMessages.signOutSure)) event.preventDefault()
  }
  return (
    <a href={useSignOutAddress()} onClick={askIfUnsaved}>
      <LogOutIcon />
      {shellMessages.signOut}
    </a>
  )
}
