import "../styles/tokens.css"
import "../styles/base.css"
import "../styles/controls.css"
import "../styles/parts.css"
import "../styles/toast.css"
import "../styles/dialog.css"
import "../styles/shell.css"
import { QueryClientProvider } from "@tanstack/react-query"
import { RouterProvider } from "@tanstack/react-router"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { ToastRegion } from "../components/toast-region.tsx"
import { makeQueryClient } from "../query-client.ts"
import { leaveIfLoggedOut } from "./lost-session.ts"
import { makeRouter } from "./router.ts"

const queryClient = makeQueryClient(leaveIfLoggedOut)
const router = makeRouter(queryClient)
const root = document.getElementById("root")

if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </StrictMode>
  )
}
