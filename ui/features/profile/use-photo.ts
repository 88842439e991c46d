import { useState } from "react"
import { useObjectUrl } from "../../components/use-object-url.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { type PhotoProblem, photoProblem, photoProblemText } from "./photo-rules.ts"

export interface PhotoFormFields {
  readonly profileImage?: File
  readonly removeImage?: "true"
}

export const usePhoto = (stored: string | null) => {
  const profileMessages = useMessages("profile")
  const [file, setFile] = useState<File | null>(null)
  const [isRemoved, setRemoved] = useState(false)
  const [problem, setProblem] = useState<PhotoProblem | null>(null)
  const preview = useObjectUrl(file)

  const take = (chosen: File | null): void => {
    setFile(chosen)
    setProblem(null)
  }
  const choose = (chosen: File): void => {
    const found = photoProblem(chosen)
    if (found === null) take(chosen)
    else setProblem(found)
  }
  const remove = (): void => {
    take(null)
    setRemoved(stored !== null)
  }
  const refuseBroken = (): void => {
    if (file === null) return
    setFile(null)
    setProblem("wrong type")
  }
  const fields: PhotoFormFields = {
    ...(file === null ? {} : { profileImage: file }),
    ...(isRemoved && file === null ? { removeImage: "true" } : {})
  }
  return {
    url: preview ?? (isRemoved ? null : stored),
    error: photoProblemText(problem, profileMessages),
    choose,
    remove,
    refuseBroken,
    fields
  }
}

export type PhotoState = ReturnType<typeof usePhoto>
