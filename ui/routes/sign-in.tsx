import { createFileRoute, Link } from "@tanstack/react-router"
import { ownPath } from "../app/own-path.ts"
import { AccountDoor } from "../features/account/account-door.tsx"
import { AccountForm } from "../features/account/account-form.tsx"
import { accountMessages } from "../messages/account.ts"

const SignIn = () => {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AccountDoor title={accountMessages.signInTitle}>
      <AccountForm way="sign-in" onDone={() => navigate({ href: ownPath(search.returnTo) })} />
      <p className="other soft">
        {accountMessages.noAccount}{" "}
        <Link className="link" to="/sign-up" search={search}>
          {accountMessages.createOne}
        </Link>
      </p>
    </AccountDoor>
  )
}

export const Route = createFileRoute("/sign-in")({
  validateSearch: (search: Record<string, unknown>): { readonly returnTo?: string } =>
    typeof search.returnTo === "string" ? { returnTo: search.returnTo } : {},
  component: SignIn
})
