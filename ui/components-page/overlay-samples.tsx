import { useState } from "react"
import { Button } from "../components/button.tsx"
import { CopyIcon, EyeIcon, PencilIcon, RefreshCwIcon, Trash2Icon } from "../components/icons.tsx"
import { Menu } from "../components/menu.tsx"
import { showProblem, showToast } from "../components/toast-store.ts"
import { Tooltip, TooltipArea } from "../components/tooltip.tsx"
import { type DialogName, DialogSample } from "./dialog-sample.tsx"
import { componentsMessages as messages } from "./messages.ts"
import { Samples } from "./sample.tsx"

export const OverlaySamples = () => {
  const [dialog, open] = useState<DialogName | null>(null)
  return (
    <Samples title={messages.overlays}>
      <div className="components-states">
        <Button onClick={() => open("form")}>{messages.openDialog}</Button>
        <Button onClick={() => open("confirm")}>{messages.openConfirm}</Button>
        <Button kind="danger-text" onClick={() => open("alert")}>
          {messages.openAlert}
        </Button>
        <MenuSample onDelete={() => open("alert")} onEdit={() => open("form")} />
        <TooltipArea>
          <Tooltip text={messages.tooltip}>
            <button type="button" className="button icon-only" aria-label={messages.tooltip}>
              <RefreshCwIcon />
            </button>
          </Tooltip>
        </TooltipArea>
        <ToastSamples />
      </div>
      {dialog !== null && <DialogSample name={dialog} onClose={() => open(null)} />}
    </Samples>
  )
}

const ToastSamples = () => {
  const [count, setCount] = useState(1)
  const show = (): void => {
    showToast(messages.toastTitle(count), messages.toastText)
    setCount(count + 1)
  }
  return (
    <>
      <Button onClick={show}>{messages.showToast}</Button>
      <Button onClick={() => showProblem(messages.problemTitle, messages.problemText)}>
        {messages.showProblem}
      </Button>
    </>
  )
}

interface MenuSampleProps {
  readonly onEdit: () => void
  readonly onDelete: () => void
}

const MenuSample = ({ onEdit, onDelete }: MenuSampleProps) => (
  <Menu
    label={messages.menu}
    entries={[
      { label: messages.menuEdit, icon: <PencilIcon />, onSelect: onEdit },
      { label: messages.menuCopy, icon: <CopyIcon />, onSelect: () => showToast(messages.toastTitle(0)) },
      { label: messages.menuOff, icon: <EyeIcon />, disabled: true, onSelect: () => undefined },
      { label: messages.menuDelete, icon: <Trash2Icon />, danger: true, onSelect: onDelete }
    ]}
  />
)
