import { useState } from "react"
import { useObjectUrl } from "../../components/use-object-url.ts"
import { profileMessages } from "../../messages/profile.ts"
import { photoProblem } from "./photo-rules.ts"

/** What a save sends about the photo: nothing if it stays as it is. */
export interface PhotoFields {
  readonly profileImage?: File
  readonly removeImage?: "true"
}

/** The chosen photo, before it is saved. A file that is refused leaves things as they were, and says why. */
export const usePhoto = (stored: string | null) => {
  const [file, setFile] = useState<File | null>(null)
  const [isRemoved, setRemoved] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const preview = useObjectUrl(file)

  const take = (chosen: File | null): void => {
    setFile(chosen)
    setError(null)
  }
  const choose = (chosen: File | undefined): void => {
    const problem = chosen === undefined ? null : photoProblem(chosen)
    if (problem === null) take(chosen ?? null)
    else setError(problem)
  }
  const remove = (): void => {
    take(null)
    setRemoved(stored !== null)
  }
  /** It was called an image and cannot be drawn as one. */
  const refuse = (): void => {
    if (file === null) return
    setFile(null)
    setError(profileMessages.photoWrongType)
  }
  const fields: PhotoFields = {
    ...(file === null ? {} : { profileImage: file }),
    ...(isRemoved && file === null ? { removeImage: "true" } : {})
  }
  return { url: preview ?? (isRemoved ? null : stored), error, choose, remove, refuse, fields }
}

export type Photo = ReturnType<typeof usePhoto>
