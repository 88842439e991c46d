import { FieldProblem } from "../../components/field.tsx"
import { passFocusOn } from "../../components/focus-target.ts"
import { CircleCheckIcon } from "../../components/visitor-icons.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { FreshSignIn } from "./fresh-sign-in.tsx"
import { useBackupDownload } from "./use-backup-download.ts"

interface BackupSectionProps {
  readonly username: string
  readonly isDue: boolean
}

export const BackupSection = ({ username, isDue }: BackupSectionProps) => {
  const installationMessages = useMessages("installation")
  const { start, isRunning, isDone, received, problem } = useBackupDownload()
  return (
    <section className="sheet pad portal-form-panel" tabIndex={-1}>
      <h2 className="small">{installationMessages.backupTitle}</h2>
      <p className="soft">{installationMessages.backupHint}</p>
      <p className="portal-note">{installationMessages.keyHint}</p>
      {problem !== null && <FieldProblem id="backup-problem" text={problem} />}
      {isRunning && <BackupProgress received={received} />}
      {isDone && (
        <p className="field-message good" role="status">
          <CircleCheckIcon size="small" />
          <span>{installationMessages.saved({ megabytes: megabytesOf(received) })}</span>
        </p>
      )}
      {!isRunning && !isDone && !isDue && <p>{installationMessages.doneToday}</p>}
      {!isRunning && !isDone && isDue && (
        <div ref={passFocusOn}>
          <FreshSignIn username={username} submit={installationMessages.download} onIn={() => start()} />
        </div>
      )}
    </section>
  )
}

const megabytesOf = (bytes: number): number => Math.round(bytes / 1_000_000)

/** Shows received bytes, because the total is known only at the end. */
const BackupProgress = ({ received }: { readonly received: number }) => {
  const installationMessages = useMessages("installation")
  return (
    <div className="portal-sending">
      <p className="soft" role="status">
        {received === 0
          ? installationMessages.preparing
          : installationMessages.received({ megabytes: megabytesOf(received) })}
      </p>
      <progress className="portal-progress-open" aria-label={installationMessages.backupTitle} />
    </div>
  )
}
