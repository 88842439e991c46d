import { type DragEvent, type Ref, useId, useRef } from "react"
import { Button } from "../../components/button.tsx"
import { FieldProblem } from "../../components/field.tsx"
import { Group } from "../../components/group.tsx"
import { UploadIcon } from "../../components/icons.tsx"
import { useMessages } from "../../messages/messages-context.ts"

interface ImageChoiceProps {
  readonly label: string
  readonly image: File | null
  readonly opener?: Ref<HTMLButtonElement>
  readonly error?: string | null
  readonly onChoose: (image: File | null) => void
}

/** Accepts any image; the server checks its real type and size (spec section 5). */
export const ImageChoice = ({ label, image, opener, error = null, onChoose }: ImageChoiceProps) => {
  const adminMessages = useMessages("admin")
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const choose = (file: File | null | undefined): void => {
    onChoose(file ?? null)
    // Cleared, so that choosing the same file again, e.g. once it is repaired, counts as a change.
    if (input.current !== null) input.current.value = ""
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file !== undefined) choose(file)
  }
  return (
    <Group className="field" aria-labelledby={id}>
      <b id={id}>{label}</b>
      <button
        ref={opener}
        type="button"
        className="portal-drop"
        aria-describedby={error === null ? undefined : `${id}-error`}
        onClick={() => input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <UploadIcon />
        <span className="grow">
          <b>{image === null ? adminMessages.chooseImage : adminMessages.changeImage}</b>
          <span className="soft">{image === null ? adminMessages.imageHelp : image.name}</span>
        </span>
      </button>
      {error !== null && <FieldProblem id={`${id}-error`} text={error} isAnnouncedElsewhere />}
      {image !== null && (
        <Button kind="danger-text" onClick={() => choose(null)}>
          {adminMessages.removeImage}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-labelledby={id}
        onChange={(event) => choose(event.target.files?.[0])}
      />
    </Group>
  )
}
