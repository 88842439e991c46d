import { createFileRoute } from "@tanstack/react-router"
import { loadCurrentUser } from "../app/session-query.ts"
import { SignedOutPage } from "../pages/signed-out-page.tsx"
import { OwnerLayout } from "../shell/owner-layout.tsx"

/** Avoids a flash of the landing page before a fast response. */
const pendingDelayMillis = 600

export const Route = createFileRoute("/_owner")({
  loader: ({ context }) => loadCurrentUser(context.queryClient),
  pendingMs: pendingDelayMillis,
  pendingComponent: SignedOutPage,
  component: OwnerLayout
})
