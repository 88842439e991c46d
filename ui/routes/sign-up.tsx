import { createFileRoute, Link } from "@tanstack/react-router"
import { ownPath } from "../app/own-path.ts"
import { AccountDoor } from "../features/account/account-door.tsx"
import { AccountForm } from "../features/account/account-form.tsx"
import { accountMessages } from "../messages/account.ts"

const SignUp = () => {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
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
  validateSearch: (search: Record<string, unknown>): { readonly returnTo?: string } =>
    typeof search.returnTo === "string" ? { returnTo: search.returnTo } : {},
  component: SignUp
})
