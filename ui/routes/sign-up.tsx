import { createFileRoute, Link } from "@tanstack/react-router"
import { issuerName } from "../app/issuer.ts"
import { ownPath } from "../app/own-path.ts"
import { AccountDoor } from "../features/account/account-door.tsx"
import { AccountForm } from "../features/account/account-form.tsx"
import { IssuerDoor } from "../features/account/issuer-door.tsx"
import { signInSearch } from "../features/account/sign-in-search.ts"
import { accountMessages } from "../messages/account.ts"

const SignUp = () => {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const issuer = issuerName()
  if (issuer !== null) return <IssuerDoor issuer={issuer} {...search} />
  return (
    <AccountDoor title={accountMessages.signUpTitle}>
      <AccountForm way="sign-up" onDone={() => navigate({ href: ownPath(search.returnTo) })} />
      <p className="other soft">
        {accountMessages.haveAccount}{" "}
        <Link className="link" to="/sign-in" search={search}>
          {accountMessages.signInInstead}
        </Link>
      </p>
    </AccountDoor>
  )
}

export const Route = createFileRoute("/sign-up")({
  validateSearch: signInSearch,
  component: SignUp
})
