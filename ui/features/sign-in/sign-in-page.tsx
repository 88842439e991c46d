import { useState } from "react"
import { ownPath } from "#core/domain/pages/own-path.ts"
import { signInMessages } from "../../messages/sign-in.ts"
import { AccountDoor } from "./account-door.tsx"
import { AccountForm } from "./account-form.tsx"
import { IssuerDoor } from "./issuer-door.tsx"
import { MailSent } from "./mail-sent.tsx"
import { OtherWay } from "./other-way.tsx"
import type { SignInSearch } from "./sign-in-search.ts"
import { useWay } from "./use-way.ts"

interface SignInPageProps {
  readonly pathname: string
  readonly search: SignInSearch
  /** The host where people sign in; null: they have passwords. */
  readonly issuer: string | null
}

const titles = { "sign-in": signInMessages.signInTitle, "sign-up": signInMessages.signUpTitle } as const

/** Signing in and signing up. The email that was typed for one is there for the other, in this page's memory only. */
export const SignInPage = ({ pathname, search, issuer }: SignInPageProps) => {
  const [way, goTo] = useWay(pathname)
  const [email, setEmail] = useState("")
  const [mailedTo, setMailedTo] = useState<string | null>(null)

  if (issuer !== null) return <IssuerDoor issuer={issuer} {...search} />
  if (mailedTo !== null) {
    return <MailSent text={signInMessages.accountMailed(mailedTo)} onAgain={() => setMailedTo(null)} />
  }
  return (
    <AccountDoor title={titles[way]}>
      <AccountForm
        key={way}
        way={way}
        email={email}
        onEmail={setEmail}
        onMailed={setMailedTo}
        onIn={() => window.location.assign(ownPath(search.returnTo) ?? "/")}
      />
      {way === "sign-in" && (
        <p className="other">
          <a className="link" href="/forgot-password">
            {signInMessages.forgot}
          </a>
        </p>
      )}
      <OtherWay from={way} search={search} onGo={goTo} />
    </AccountDoor>
  )
}
