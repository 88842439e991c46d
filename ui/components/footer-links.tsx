import { commonMessages } from "../messages/common.ts"

const pages = [
  ["/security", commonMessages.security],
  ["/privacy", commonMessages.privacy],
  ["/terms", commonMessages.terms]
] as const

/** Plain links: they are the same on the visitor page, which has no router. */
export const FooterLinks = () =>
  pages.map(([path, name]) => (
    <a key={path} href={path}>
      {name}
    </a>
  ))
