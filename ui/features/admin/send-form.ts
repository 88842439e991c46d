import type { BodyOf, Call, ResponseOf } from "#core/contract/call.ts"
import { ApiError } from "../../api/api-client.ts"
import { formDataOf } from "../../api/form-data-of.ts"
import { pageAccountHeaders } from "../../api/page-account.ts"

/** Sends a file and reports the progress from 0 to 1, which fetch can't. Rejects like the client's `request`. */
export const sendForm = <C extends Call>(
  call: C,
  body: BodyOf<C> & object,
  onProgress: (share: number) => void
): Promise<ResponseOf<C>> =>
  new Promise<string>((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open(call.method, call.path)
    sending.withCredentials = true
    for (const [name, value] of Object.entries(pageAccountHeaders(call)))
      sending.setRequestHeader(name, value)
    sending.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total)
    )
    sending.addEventListener("error", () => reject(new TypeError("Nothing answered")))
    sending.addEventListener("load", () => {
      const { status, statusText, responseText } = sending
      if (status < 200 || status > 299) reject(new ApiError(status, responseText, statusText))
      else resolve(responseText)
    })
    sending.send(formDataOf(call, body))
  }).then(JSON.parse)
