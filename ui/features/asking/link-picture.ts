import { qrSquaresOf } from "../../components/qr-squares.ts"
import { saveFile } from "../../components/save-file.ts"

const pixelsPerModule = 16

const linkSvg = (url: string): string => {
  const { size, path } = qrSquaresOf(url)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}

const linkPng = (url: string): Promise<Blob | null> => {
  const { rows, size } = qrSquaresOf(url)
  const canvas = document.createElement("canvas")
  canvas.width = canvas.height = size * pixelsPerModule
  const context = canvas.getContext("2d")
  if (context === null) return Promise.resolve(null)
  context.fillStyle = "#fff"
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = "#000"
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) context.fillRect(x * pixelsPerModule, y * pixelsPerModule, pixelsPerModule, pixelsPerModule)
    }
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"))
}

const fileName = "feedback-link"

export const saveSvg = (url: string): void =>
  saveFile(`${fileName}.svg`, new Blob([linkSvg(url)], { type: "image/svg+xml" }))

export const savePng = async (url: string): Promise<void> => {
  const blob = await linkPng(url)
  if (blob !== null) saveFile(`${fileName}.png`, blob)
}
