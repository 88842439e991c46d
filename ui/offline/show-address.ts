import { saveFile } from "../components/save-file.ts"
import { navigation } from "./as-server-sees.ts"
import { withBase } from "./base-path.ts"
import { clearProductStorage } from "./browser-storage.ts"
import type { Product } from "./product.ts"
import { showDocument } from "./show-document.ts"

const showText = (text: string): void => {
  const shown = document.createElement("pre")
  shown.textContent = text
  document.body.replaceChildren(shown)
}

const showImage = async (response: Response): Promise<void> => {
  const shown = document.createElement("img")
  shown.src = URL.createObjectURL(await response.blob())
  document.body.replaceChildren(shown)
}

/** The file name is the product's own and in quotation marks. */
const nameIn = (disposition: string): string => disposition.split('"')[1] ?? "download"

const saveAttachment = async (response: Response, name: string): Promise<void> => {
  saveFile(name, await response.blob())
  history.back()
}

export const showResponse = async (found: Response): Promise<void> => {
  if (found.headers.has("clear-site-data")) clearProductStorage()
  const target = found.headers.get("location")
  if (target !== null) return location.replace(withBase(target) + location.hash)
  const disposition = found.headers.get("content-disposition") ?? ""
  if (disposition.startsWith("attachment")) return saveAttachment(found, nameIn(disposition))
  const type = found.headers.get("content-type") ?? ""
  if (type.startsWith("text/html")) return showDocument(await found.text())
  return type.startsWith("image/") ? showImage(found) : showText(await found.text())
}

export const showAddress = async (product: Product): Promise<void> =>
  showResponse(await product.fetch(navigation(location.href)))
