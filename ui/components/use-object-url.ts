import { useEffect, useState } from "react"

export const useObjectUrl = (file: File | null): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (file === null) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
