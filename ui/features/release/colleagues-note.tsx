import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useId } from "react"
import { Button } from "../../components/button.tsx"
import { passFocusOn } from "../../components/focus-target.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { settingsQuery } from "../account-settings/settings-query.ts"
import { useChooseAudience } from "./use-choose-audience.ts"

export const ColleaguesNote = () => {
  const releaseMessages = useMessages("release")
  const id = useId()
  const { data: settings } = useQuery(settingsQuery)
  const choose = useChooseAudience()
  if (settings === undefined || settings.release.isChosen || settings.release.minutes > 0) return null
  return (
    <section ref={passFocusOn} className="sheet pad form" aria-labelledby={id}>
      <h2 className="small" id={id}>
        {releaseMessages.colleaguesTitle}
      </h2>
      <p>{releaseMessages.colleagues}</p>
      <div className="row wrap">
        <Link className="button primary" to="/account" hash="who-writes">
          {releaseMessages.choose}
        </Link>
        <Button busy={choose.isPending} onClick={() => choose.mutate("anyone")}>
          {releaseMessages.keep}
        </Button>
      </div>
    </section>
  )
}
