import { useQueryClient } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import {
  CopyIcon,
  ExternalLinkIcon,
  LinkIcon,
  MessageCircleIcon,
  RefreshCwIcon,
  Share2Icon
} from "../../components/icons.tsx"
import { showToast } from "../../components/toast-store.ts"
import { linkMessages } from "../../messages/links.ts"
import { copyLink } from "./copy-link.ts"
import { CustomLinkDialog } from "./custom-link-dialog.tsx"
import { hostOf, linkedinUrl, publicUrlOf, whatsappUrl } from "./share-urls.ts"

export const ShareLinkCard = ({ link }: { readonly link: string | null }) => {
  const [isCustomizing, setCustomizing] = useState(false)
  const { origin } = window.location
  return (
    <section className="sheet share" aria-label={linkMessages.yours}>
      <div className="grow">
        <p className="soft">{linkMessages.yours}</p>
        {link === null ? (
          <p>{linkMessages.none}</p>
        ) : (
          <p className="url">
            {hostOf(origin)}/<b>{link}</b>
          </p>
        )}
      </div>
      {link !== null && (
        <ShareActions url={publicUrlOf(link, origin)} onCustomize={() => setCustomizing(true)} />
      )}
      {isCustomizing && <CustomLinkDialog current={link} onClose={() => setCustomizing(false)} />}
    </section>
  )
}

interface ShareActionsProps {
  readonly url: string
  readonly onCustomize: () => void
}

const ShareActions = ({ url, onCustomize }: ShareActionsProps) => (
  <>
    <button type="button" className="button primary" onClick={() => copyLink(url)}>
      <CopyIcon />
      {linkMessages.copy}
    </button>
    <div className="actions">
      <NewTabLink href={whatsappUrl(url)} icon={<MessageCircleIcon />} text={linkMessages.whatsapp} />
      <NewTabLink href={linkedinUrl(url)} icon={<Share2Icon />} text={linkMessages.linkedin} />
      <NewTabLink href={url} icon={<ExternalLinkIcon />} text={linkMessages.open} />
      <button type="button" className="button ghost" onClick={onCustomize}>
        <LinkIcon />
        {linkMessages.customize}
      </button>
      <RefreshButton />
    </div>
  </>
)

interface NewTabLinkProps {
  readonly href: string
  readonly icon: ReactNode
  readonly text: string
}

const NewTabLink = ({ href, icon, text }: NewTabLinkProps) => (
  <a className="button ghost" href={href} target="_blank" rel="noreferrer">
    {icon}
    {text}
    <span className="visually-hidden">({linkMessages.newTab})</span>
  </a>
)

const RefreshButton = () => {
  const queryClient = useQueryClient()
  const refresh = async (): Promise<void> => {
    await queryClient.invalidateQueries()
    showToast(linkMessages.refreshed)
  }
  return (
    <button
      type="button"
      className="button ghost icon-only"
      aria-label={linkMessages.refresh}
      title={linkMessages.refresh}
      onClick={refresh}
    >
      <RefreshCwIcon />
    </button>
  )
}
