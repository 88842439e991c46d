import { AroundName } from "../components/around-name.tsx"
import { CheckIcon } from "../components/visitor-icons.tsx"
import { visitorMessages } from "../messages/visitor.ts"

export const Thanks = ({ name }: { readonly name: string | null }) => (
  <div className="visitor-thanks">
    <CheckIcon />
    <div className="grow">
      <h2>{visitorMessages.sentTitle}</h2>{" "}
      <p>
        {name === null ? (
          visitorMessages.sentTextPlain
        ) : (
          <AroundName text={visitorMessages.sentText} name={name} />
        )}
      </p>
    </div>
  </div>
)
