import { useMessages } from "../../messages/messages-context.ts"
import { linkPicture } from "./link-picture.ts"

/** Dark on light in both themes, which scanners need. */
export const LinkCode = ({ url }: { readonly url: string }) => {
  const askingMessages = useMessages("asking")
  const { size, path } = linkPicture(url)
  return (
    <svg
      className="asking-code"
      role="img"
      aria-label={askingMessages.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
