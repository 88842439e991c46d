import { navigation } from "./as-server-sees.ts"
import { clearProductStorage } from "./kept.ts"
import { withBase } from "./place.ts"
import type { Product } from "./product.ts"
import { showDocument } from "./show-document.ts"

const showText = (text: string): void => {
  const shown = document.createElement("pre")
  shown.textContent = text
  document.body.replaceChildren(shown)
}

const showPicture = async (answer: Response): Promise<void> => {
  const shown = document.createElement("img")
  shown.src = URL.createObjectURL(await answer.blob())
  document.body.replaceChildren(shown)
}

/** The name is ours, between quotation marks. */
const nameIn = (disposition: string): string => disposition.split('"')[1] ?? "download"

/** As a browser does with what a server sends as an attachment: it is saved, and the page stays. */
const save = async (answer: Response, name: string): Promise<void> => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(await answer.blob())
  link.download = name
  link.click()
  history.back()
}

/** Asks the app for this document's address, and does with the answer what a browser does with a server's. */
export const showAddress = async ({ answer }: Product): Promise<void> => {
  const found = await answer(navigation(location.href))
  if (found.headers.has("clear-site-data")) clearProductStorage()
  const target = found.headers.get("location")
  if (target !== null) return location.replace(withBase(target) + location.hash)
  const disposition = found.headers.get("content-disposition") ?? ""
  if (disposition.startsWith("attachment")) return save(found, nameIn(disposition))
  const type = found.headers.get("content-type") ?? ""
  if (type.startsWith("text/html")) return showDocument(await found.text())
  return type.startsWith("image/") ? showPicture(found) : showText(await found.text())
}
