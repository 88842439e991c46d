import type { MouseEvent } from "react"
import { useAddressIn } from "../../components/language-context.ts"
import { isPlainClick } from "../../components/language-switch.tsx"
import type { SignInMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import type { SignInSearch } from "./sign-in-search.ts"
import type { SignInMode } from "./use-sign-in.ts"

interface OtherModeProps {
  readonly from: SignInMode
  readonly search: SignInSearch
  readonly onGo: (address: string) => void
}

const otherModesOf = (signInMessages: SignInMessages) =>
  ({
    "sign-in": ["/sign-up", signInMessages.noAccount, signInMessages.createOne],
    "sign-up": ["/sign-in", signInMessages.haveAccount, signInMessages.signInInstead]
  }) as const

/** Link to the other form that keeps the query. A real link, so that it works without scripts and in a new tab. */
export const OtherMode = ({ from, search, onGo }: OtherModeProps) => {
  const signInMessages = useMessages("signIn")
  const [path, question, answer] = otherModesOf(signInMessages)[from]
  const query = new URLSearchParams({ ...search }).toString()
  const address = useAddressIn()(query === "" ? path : `${path}?${query}`)
  const go = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onGo(address)
  }
  return (
    <p className="other soft">
      {question}{" "}
      <a className="link" href={address} onClick={go}>
        {answer}
      </a>
    </p>
  )
}
