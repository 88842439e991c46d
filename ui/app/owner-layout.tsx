import { useQuery } from "@tanstack/react-query"
import { Outlet } from "@tanstack/react-router"
import { useEffect } from "react"
import { TooltipArea } from "../components/tooltip.tsx"
import { NewsProvider } from "../features/feedback/news/news-provider.tsx"
import { LandingPage } from "../features/landing/landing-page.tsx"
import { AppShell } from "./app-shell.tsx"
import { OwnerContext } from "./owner-context.ts"
import { markOwner } from "./owner-mark.ts"
import { currentUserQuery } from "./session-query.ts"

/** The signed-in pages; the landing page in their place for anybody else (spec section 2). */
export const OwnerLayout = () => {
  const { data: owner } = useQuery(currentUserQuery)
  const isSignedIn = owner !== undefined && owner !== null
  useEffect(() => markOwner(isSignedIn), [isSignedIn])
  if (!isSignedIn) return <LandingPage />
  return (
    <OwnerContext value={owner}>
      <NewsProvider ownerId={owner.id}>
        <TooltipArea>
          <AppShell>
            <Outlet />
          </AppShell>
        </TooltipArea>
      </NewsProvider>
    </OwnerContext>
  )
}
