import { createContext, type ReactNode, useContext, useState } from "react"
import type { BadgeChanges } from "./badge-draft.ts"

export type PortalTab = "badges" | "upload" | "analytics"

/**
 * Unsaved work in the portal. It outlives a lost session until the page is closed. `admin` is the last one who was
 * signed in; null before a sign-in and after a logout.
 */
interface PortalWork {
  readonly admin: string | null
  readonly tab: PortalTab
  readonly openBadge: string | null
  readonly drafts: Readonly<Record<string, BadgeChanges>>
  readonly upload: { readonly badge: string; readonly image: File | null }
  readonly suspensionReasons: Readonly<Record<string, string>>
  readonly invitation: { readonly uses: string; readonly email: string }
}

const emptyUpload: PortalWork["upload"] = { badge: "", image: null }

const emptyWork: PortalWork = {
  admin: null,
  tab: "badges",
  openBadge: null,
  drafts: {},
  upload: emptyUpload,
  suspensionReasons: {},
  invitation: { uses: "1", email: "" }
}

export const hasWork = ({ drafts, upload, suspensionReasons }: PortalWork): boolean =>
  Object.keys(drafts).length > 0 ||
  upload.badge !== "" ||
  upload.image !== null ||
  Object.values(suspensionReasons).some((reason) => reason !== "")

const usePortalWorkState = () => {
  const [work, setWork] = useState(emptyWork)
  const change = (changes: Partial<PortalWork>): void => setWork((before) => ({ ...before, ...changes }))
  const setDraft = (key: string, draft: BadgeChanges | null): void =>
    setWork((before) => {
      const { [key]: _, ...others } = before.drafts
      return { ...before, drafts: draft === null ? others : { ...others, [key]: draft } }
    })
  const dropSent = (key: string, sent: BadgeChanges): void =>
    setWork((before) => {
      const { [key]: draft, ...others } = before.drafts
      return draft === sent ? { ...before, drafts: others } : before
    })
  const dropUploaded = (sent: PortalWork["upload"]): void =>
    setWork((before) =>
      before.upload.badge === sent.badge && before.upload.image === sent.image
        ? { ...before, upload: emptyUpload }
        : before
    )
  /** Clears the work when another admin signs in, so that nobody sees someone else's. */
  const signedIn = (admin: string): void =>
    setWork((before) =>
      before.admin === null || before.admin === admin ? { ...before, admin } : { ...emptyWork, admin }
    )
  return { work, change, setDraft, dropSent, dropUploaded, signedIn, forget: () => setWork(emptyWork) }
}

type PortalWorkState = ReturnType<typeof usePortalWorkState>

const Context = createContext<PortalWorkState | null>(null)

export const PortalWorkProvider = ({ children }: { readonly children: ReactNode }) => (
  <Context value={usePortalWorkState()}>{children}</Context>
)

export const usePortalWork = (): PortalWorkState => {
  const state = useContext(Context)
  if (state === null) throw new Error("usePortalWork needs the portal's provider around it")
  return state
}
