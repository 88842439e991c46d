import { lazy, type ReactNode, Suspense, useState } from "react"
import type { PageAvailability } from "../../app/page-availability.ts"
import { publicHost, publicOrigin } from "../../app/public-url.ts"
import { setStepMark } from "../../app/step-marks.ts"
import {
  ExternalLinkIcon,
  LinkIcon,
  MessageCircleIcon,
  QrCodeIcon,
  Share2Icon
} from "../../components/icons.tsx"
import { showProblem } from "../../components/toast-store.ts"
import type { LinksMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { CopyLinkButton } from "./copy-link-button.tsx"
import { CustomLinkDialog } from "./custom-link-dialog.tsx"
import { RefreshButton } from "./refresh-button.tsx"
import { linkedinUrl, publicUrlOf, whatsappUrl } from "./share-urls.ts"

const loadAsking = () => import("../asking/asking-dialog.tsx")

const AskingDialog = lazy(async () => ({ default: (await loadAsking()).AskingDialog }))

interface ShareLinkCardProps {
  readonly link: string | null
  readonly hasNoFeedback: boolean
  readonly availability: PageAvailability
  readonly takesFocus: boolean
}

export const ShareLinkCard = ({ link, hasNoFeedback, availability, takesFocus }: ShareLinkCardProps) => {
  const linkMessages = useMessages("links")
  const [isCustomizing, setCustomizing] = useState(false)
  const isFirst = hasNoFeedback && availability === "open"
  return (
    <section
      className={isFirst ? "sheet dashboard-share first" : "sheet dashboard-share"}
      aria-label={linkMessages.yours}
    >
      <div className="grow">
        <p className="soft">{isFirst && link !== null ? linkMessages.shareFirst : linkMessages.yours}</p>
        {link === null ? (
          <p>{linkMessages.none}</p>
        ) : (
          <p className="dashboard-url">
            {publicHost()}/<b>{link}</b>
          </p>
        )}
      </div>
      {link !== null && (
        <ShareActions
          url={publicUrlOf(link, publicOrigin())}
          availability={availability}
          takesFocus={takesFocus}
          onCustomize={() => setCustomizing(true)}
        />
      )}
      {isCustomizing && <CustomLinkDialog current={link} onClose={() => setCustomizing(false)} />}
    </section>
  )
}

interface ShareActionsProps {
  readonly url: string
  readonly availability: PageAvailability
  readonly takesFocus: boolean
  readonly onCustomize: () => void
}

const markShared = (): void => setStepMark("shared")

const shareBySystem = (url: string, linkMessages: LinksMessages): void => {
  // Rejects when the owner closes the sheet.
  navigator.share({ text: linkMessages.shareText({ url }) }).then(markShared, () => undefined)
}

const ShareActions = ({ url, availability, takesFocus, onCustomize }: ShareActionsProps) => {
  const askingMessages = useMessages("asking")
  const linkMessages = useMessages("links")
  const commonMessages = useMessages("common")
  const [isAsking, setAsking] = useState(false)
  const isShareable = availability !== "closed"
  const openAsking = (): void => {
    const { connectionError, connectionErrorHint, tryAgain } = commonMessages
    // Browsers don't load a script again that failed once, and a newer version has no such file.
    const reload = { label: tryAgain, explained: tryAgain, onSelect: () => window.location.reload() }
    loadAsking().then(
      () => setAsking(true),
      () => showProblem(connectionError, connectionErrorHint, reload)
    )
  }
  return (
    <>
      {isShareable && "share" in navigator && (
        <button type="button" className="button" onClick={() => shareBySystem(url, linkMessages)}>
          <Share2Icon />
          {askingMessages.share}
        </button>
      )}
      {isShareable && (
        <CopyLinkButton url={url} isPrimary={availability === "open"} takesFocus={takesFocus} />
      )}
      <div className="dashboard-actions">
        {isShareable && <ShareWays url={url} onAsk={openAsking} />}
        <button type="button" className="button ghost" onClick={onCustomize}>
          <LinkIcon />
          {linkMessages.customize}
        </button>
        <RefreshButton />
      </div>
      {isAsking && (
        <Suspense>
          <AskingDialog url={url} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

interface ShareWaysProps {
  readonly url: string
  readonly onAsk: () => void
}

const ShareWays = ({ url, onAsk }: ShareWaysProps) => {
  const askingMessages = useMessages("asking")
  const linkMessages = useMessages("links")
  return (
    <>
      <button type="button" className="button ghost" onClick={onAsk}>
        <QrCodeIcon />
        {askingMessages.open}
      </button>
      <NewTabLink
        href={whatsappUrl(url, linkMessages)}
        icon={<MessageCircleIcon />}
        text={linkMessages.whatsapp}
        onOpen={markShared}
      />
      <NewTabLink
        href={linkedinUrl(url, linkMessages)}
        icon={<Share2Icon />}
        text={linkMessages.linkedin}
        onOpen={markShared}
      />
      <NewTabLink href={url} icon={<ExternalLinkIcon />} text={linkMessages.open} />
    </>
  )
}

interface NewTabLinkProps {
  readonly href: string
  readonly icon: ReactNode
  readonly text: string
  readonly onOpen?: () => void
}

const NewTabLink = ({ href, icon, text, onOpen }: NewTabLinkProps) => {
  const linkMessages = useMessages("links")
  return (
    <a className="button ghost" href={href} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
      {icon}
      {text}
      <span className="visually-hidden">({linkMessages.newTab})</span>
    </a>
  )
}
