import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { ApiError, userMessageOf } from "../../api/api-client.ts"
import { saveFile } from "../../components/save-file.ts"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import type { InstallationMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import type { ErrorTexts } from "../../text/error-text.ts"
import { endSessionIfLost } from "./admin-client.ts"
import { installationQuery } from "./installation-queries.ts"
import { receiveBackup } from "./receive-backup.ts"

const problemOf = (
  error: unknown,
  installationMessages: InstallationMessages,
  apiErrors: ErrorTexts
): string =>
  error instanceof ApiError
    ? userMessageOf(error, installationMessages.notDownloaded, apiErrors)
    : installationMessages.brokeOff

export const useBackupDownload = () => {
  const installationMessages = useMessages("installation")
  const apiErrors = useErrorTexts()
  const queries = useQueryClient()
  const [received, setReceived] = useState(0)
  const download = useMutation({
    mutationFn: () => receiveBackup(setReceived),
    onMutate: () => setReceived(0),
    onSuccess: ({ name, file }) => saveFile(name, file),
    onError: endSessionIfLost,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries(installationQuery),
        queries.invalidateQueries({ queryKey: ["admin-log"] })
      ])
  })
  return {
    start: download.mutate,
    isRunning: download.isPending,
    isDone: download.isSuccess,
    received,
    problem: download.error === null ? null : problemOf(download.error, installationMessages, apiErrors)
  }
}
