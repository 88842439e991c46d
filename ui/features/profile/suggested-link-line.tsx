import { publicHost } from "../../app/public-url.ts"
import { Sentence } from "../../components/sentence.tsx"
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
        <Sentence
          parts={profileMessages.linkWillBe({
            link: link.state === "known" ? link.link : "…",
            address: (text) => <LinkText link={text} />
          })}
        />
      )}
    </p>
  )
}

const LinkText = ({ link }: { readonly link: string }) => (
  <span>
    {publicHost()}/<b>{link}</b>
  </span>
)
