import { useMessages } from "../../../messages/messages-context.ts"
import "../../../styles/feedback-bulk.css"
import { type ReactNode, useEffect, useRef } from "react"
import { GlobeIcon, Trash2Icon } from "../../../components/icons.tsx"
import { ProgressBar } from "../../../components/progress-bar.tsx"
import { LockKeyholeIcon, XIcon } from "../../../components/visitor-icons.tsx"
import type { BulkAction } from "./show-bulk-result.ts"
import type { BulkProgress } from "./use-bulk-actions.ts"

interface BulkBarProps {
  readonly count: number
  readonly onlyDelete: boolean
  readonly progress: BulkProgress | null
  readonly onAct: (action: BulkAction) => void
  readonly onStop: () => void
  readonly onClear: () => void
}

export const BulkBar = ({ progress, onStop, ...props }: BulkBarProps) => {
  const feedbackMessages = useMessages("feedback")
  return (
    <section className="feedback-bulk" aria-label={feedbackMessages.selection}>
      {progress === null ? <Choices {...props} /> : <Running progress={progress} onStop={onStop} />}
    </section>
  )
}

const Choices = ({ count, onlyDelete, onAct, onClear }: Omit<BulkBarProps, "progress" | "onStop">) => {
  const feedbackMessages = useMessages("feedback")
  return (
    <>
      <b className="grow">{feedbackMessages.selected({ count: count })}</b>
      {!onlyDelete && (
        <>
          <BarButton
            text={feedbackMessages.makePublic}
            icon={<GlobeIcon />}
            onClick={() => onAct("public")}
          />
          <BarButton
            text={feedbackMessages.makePrivate}
            icon={<LockKeyholeIcon />}
            onClick={() => onAct("private")}
          />
        </>
      )}
      <BarButton
        danger
        text={feedbackMessages.delete}
        icon={<Trash2Icon />}
        onClick={() => onAct("delete")}
      />
      {!onlyDelete && <BarButton text={feedbackMessages.clearSelection} icon={<XIcon />} onClick={onClear} />}
    </>
  )
}

interface BarButtonProps {
  readonly text: string
  readonly icon: ReactNode
  readonly danger?: boolean
  readonly onClick: () => void
}

const BarButton = ({ text, icon, danger = false, onClick }: BarButtonProps) => (
  <button type="button" className={danger ? "button ghost feedback-warn" : "button ghost"} onClick={onClick}>
    {icon}
    <span>{text}</span>
  </button>
)

interface BulkRunningProps {
  readonly progress: BulkProgress
  readonly onStop: () => void
}

const Running = ({ progress: { action, tried, total }, onStop }: BulkRunningProps) => {
  const feedbackMessages = useMessages("feedback")
  const stop = useRef<HTMLButtonElement>(null)
  useEffect(() => stop.current?.focus(), [])
  return (
    <>
      <div className="grow">
        <b>{feedbackMessages.bulkRunning[action]({ tried, total })}</b>
        <ProgressBar label={feedbackMessages.bulkProgress} value={tried} goal={total} nearest />
      </div>
      <button ref={stop} type="button" className="button ghost" onClick={onStop}>
        {feedbackMessages.stop}
      </button>
    </>
  )
}
