import { useEffect, useRef } from "react"
import { AroundName } from "../components/around-name.tsx"
import { CheckIcon } from "../components/visitor-icons.tsx"
import { visitorMessages } from "../messages/visitor.ts"

interface ThanksProps {
  readonly name: string | null
  /** True when it answers a click, not when the page arrived with it. */
  readonly takesFocus: boolean
}

/** What happens next. */
export const Thanks = ({ name, takesFocus }: ThanksProps) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [])
  return (
    <div className="sheet thanks">
      <span className="thanks-mark">
        <CheckIcon size="large" />
      </span>
      <div className="grow">
        <h2 ref={title} tabIndex={-1}>
          {visitorMessages.sentTitle}
        </h2>
        <p className="soft">
          {name === null ? (
            visitorMessages.sentTextPlain
          ) : (
            <AroundName text={visitorMessages.sentText} name={name} />
          )}
        </p>
      </div>
    </div>
  )
}
