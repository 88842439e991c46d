import { ProgressBar } from "../../components/progress-bar.tsx"
import { useMessages } from "../../messages/messages-context.ts"

export const SendingBar = ({ share }: { readonly share: number }) => {
  const adminMessages = useMessages("admin")
  const percent = Math.round(share * 100)
  return (
    <div className="portal-sending">
      <p className="soft">{percent < 100 ? adminMessages.sending({ percent }) : adminMessages.preparing}</p>
      <ProgressBar label={adminMessages.sendingLabel} value={percent} goal={100} nearest />
    </div>
  )
}
