import "../styles/common.css"
import { hydrateRoot } from "react-dom/client"
import { issuerName } from "../app/issuer.ts"
import { isMailOn, operatorAddresses } from "../app/operator.ts"
import { statedOrigin } from "../app/public-url.ts"
import { PublicPage } from "./public-page.tsx"
import { pageLocationOf } from "./public-page-context.ts"

const root = document.getElementById("root")

if (root !== null) {
  const place = pageLocationOf(new URL(window.location.href), {
    origin: statedOrigin(),
    issuer: issuerName(),
    sendsMail: isMailOn(),
    ...operatorAddresses()
  })
  hydrateRoot(root, <PublicPage place={place} />)
}
