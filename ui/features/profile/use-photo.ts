import { useState } from "react"
import { useObjectUrl } from "../../components/use-object-url.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { photoProblem } from "./photo-rules.ts"

export interface PhotoFormFields {
  readonly profileImage?: File
  readonly removeImage?: "true"
}

export const usePhoto = (stored: string | null) => {
  const profileMessages = useMessages("profile")
  const [file, setFile] = useState<File | null>(null)
  const [isRemoved, setRemoved] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const preview = useObjectUrl(file)

  const take = (chosen: File | null): void => {
    setFile(chosen)
    setError(null)
  }
  const choose = (chosen: File | undefined): void => {
    const problem = chosen === undefined ? null : photoProblem(chosen, profileMessages)
    if (problem === null) take(chosen ?? null)
    else setError(problem)
  }
  const remove = (): void => {
    take(null)
    setRemoved(stored !== null)
  }
  const refuseBroken = (): void => {
    if (file === null) return
    setFile(null)
    setError(profileMessages.photoWrongType)
  }
  const fields: PhotoFormFields = {
    ...(file === null ? {} : { profileImage: file }),
    ...(isRemoved && file === null ? { removeImage: "true" } : {})
  }
  return { url: preview ?? (isRemoved ? null : stored), error, choose, remove, refuseBroken, fields }
}

export type PhotoState = ReturnType<typeof usePhoto>
