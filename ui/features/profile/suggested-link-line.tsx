import { publicHost } from "../../app/public-url.ts"
import { useMessages } from "../../messages/messages-context.ts"
import type { SuggestedLink } from "./use-suggested-link.ts"

/** Always rendered, so that nothing moves while the owner types. */
export const SuggestedLinkLine = ({ link }: { readonly link: SuggestedLink }) => {
  const profileMessages = useMessages("profile")
  return (
    <p className="soft profile-suggested-link" role="status">
      {link.state === "unknown" ? (
        profileMessages.linkFromName
      ) : (
        <>
          {profileMessages.linkWillBe} <LinkText link={link} />. {profileMessages.changeLater}
        </>
      )}
    </p>
  )
}

const LinkText = ({ link }: { readonly link: SuggestedLink }) => (
  <span>
    {publicHost()}/<b>{link.state === "known" ? link.link : "…"}</b>
  </span>
)
