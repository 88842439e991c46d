import { useMessages } from "../../messages/messages-context.ts"
import "../../styles/profile-photo.css"
import { type ChangeEvent, useId, useRef } from "react"
import { Button } from "../../components/button.tsx"
import { Group } from "../../components/group.tsx"
import { CameraIcon } from "../../components/icons.tsx"
import { Problem } from "../../components/problem.tsx"
import { megabytesOf, photoLimits } from "./photo-rules.ts"
import type { PhotoState } from "./use-photo.ts"

export const PhotoPicker = ({ photo }: { readonly photo: PhotoState }) => {
  const profileMessages = useMessages("profile")
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0]
    if (file !== undefined) photo.choose(file)
    // Cleared, so that choosing the same file again counts as a change, and cancelling the next choice as none.
    currentTarget.value = ""
  }
  const remove = (): void => {
    photo.remove()
    opener.current?.focus()
  }
  return (
    <Group className="profile-photo-picker" aria-label={profileMessages.photo}>
      <PhotoRound photo={photo} />
      <div className="grow">
        <p className="soft" id={hintId}>
          {photo.url === null
            ? profileMessages.photoHelper
            : profileMessages.photoFormats({ megabytes: megabytesOf(photoLimits) })}
        </p>
        <div className="row wrap">
          <button
            ref={opener}
            type="button"
            className="button"
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            {photo.url === null ? profileMessages.addPhoto : profileMessages.changePhoto}
          </button>
          {photo.url !== null && (
            <Button kind="danger-text" onClick={remove}>
              {profileMessages.removePhoto}
            </Button>
          )}
        </div>
        <Problem text={photo.error} />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={photoLimits.type}
        aria-label={profileMessages.photo}
        onChange={choose}
      />
    </Group>
  )
}

const PhotoRound = ({ photo: { url, refuseBroken } }: { readonly photo: PhotoState }) => {
  const profileMessages = useMessages("profile")
  return url === null ? (
    <span className="profile-photo-round">
      <CameraIcon size="large" />
    </span>
  ) : (
    <img
      className="profile-photo-round"
      src={url}
      width="96"
      height="96"
      alt={profileMessages.photoPreview}
      onError={refuseBroken}
    />
  )
}
