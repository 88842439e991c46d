import "../styles/common.css"
import { hydrateRoot } from "react-dom/client"
import { issuerName } from "../app/issuer.ts"
import { operatorAddresses, sendsMail } from "../app/operator.ts"
import { statedOrigin } from "../app/public-url.ts"
import { OpenPage } from "./open-page.tsx"
import { placeOf } from "./place.ts"

const root = document.getElementById("root")

if (root !== null) {
  const place = placeOf(new URL(window.location.href), {
    origin: statedOrigin(),
    issuer: issuerName(),
    sendsMail: sendsMail(),
    ...operatorAddresses()
  })
  hydrateRoot(root, <OpenPage place={place} />)
}
