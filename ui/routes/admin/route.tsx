import { createFileRoute, lazyRouteComponent, retainSearchParams } from "@tanstack/react-router"
import { isLanguage, type Language } from "#core/domain/languages/language.ts"

interface AdminSearch {
  readonly lang?: Language
}

const validateAdminSearch = ({ lang }: { readonly lang?: string }): AdminSearch =>
  isLanguage(lang) ? { lang } : {}

/** Admins have no stored language: the address alone states it, so each link keeps it. */
export const Route = createFileRoute("/admin")({
  component: lazyRouteComponent(() => import("../../pages/admin/portal-pages.ts"), "AdminArea"),
  validateSearch: validateAdminSearch,
  search: { middlewares: [retainSearchParams<AdminSearch>(["lang"])] }
})
