import { ProgressBar } from "../../components/progress-bar.tsx"
import { adminMessages } from "../../messages/admin.ts"

/** How much of the file has gone, from 0 to 1; then the server works on it. */
export const SendingBar = ({ share }: { readonly share: number }) => {
  const percent = Math.round(share * 100)
  return (
    <div className="portal-sending">
      <p className="soft">{percent < 100 ? adminMessages.sending(percent) : adminMessages.preparing}</p>
      <ProgressBar label={adminMessages.sendingLabel} value={percent} goal={100} nearest />
    </div>
  )
}
