import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { ApiError, userMessageOf } from "../../api/api-client.ts"
import { installationMessages } from "../../messages/installation.ts"
import { endSessionIfLost } from "./admin-client.ts"
import { installationQuery } from "./installation-queries.ts"
import { receiveBackup, saveFile } from "./receive-backup.ts"

const problemOf = (error: unknown): string =>
  error instanceof ApiError
    ? userMessageOf(error, installationMessages.notDownloaded)
    : installationMessages.brokeOff

/** The download after a fresh sign-in, with the bytes received so far. */
export const useBackupDownload = () => {
  const queries = useQueryClient()
  const [received, setReceived] = useState(0)
  const download = useMutation({
    mutationFn: () => receiveBackup(setReceived),
    onMutate: () => setReceived(0),
    onSuccess: saveFile,
    onError: endSessionIfLost,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries(installationQuery),
        queries.invalidateQueries({ queryKey: ["admin-log"] })
      ])
  })
  return {
    start: download.mutate,
    forget: download.reset,
    isRunning: download.isPending,
    isDone: download.isSuccess,
    received,
    problem: download.error === null ? null : problemOf(download.error)
  }
}
