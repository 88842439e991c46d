import { encode } from "uqr"

/** Pixels for each square of the PNG: sharp on paper and in a mail. */
const pixelsPerModule = 16

interface LinkPicture {
  /** Squares on each side, with the light border that scanners need. */
  readonly size: number
  /** A path with a square for each dark module. */
  readonly path: string
}

const codeOf = (url: string) => encode(url, { ecc: "M", border: 4 })

export const linkPicture = (url: string): LinkPicture => {
  const { data, size } = codeOf(url)
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
  return { size, path: squares.join("") }
}

const linkSvg = (url: string): string => {
  const { size, path } = linkPicture(url)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}

const linkPng = (url: string): Promise<Blob | null> => {
  const { data, size } = codeOf(url)
  const canvas = document.createElement("canvas")
  canvas.width = canvas.height = size * pixelsPerModule
  const context = canvas.getContext("2d")
  if (context === null) return Promise.resolve(null)
  context.fillStyle = "#fff"
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = "#000"
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) context.fillRect(x * pixelsPerModule, y * pixelsPerModule, pixelsPerModule, pixelsPerModule)
    }
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"))
}

const saveAs = (blob: Blob, name: string): void => {
  const anchor = document.createElement("a")
  anchor.href = URL.createObjectURL(blob)
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(anchor.href)
}

const fileName = "feedback-link"

export const saveSvg = (url: string): void =>
  saveAs(new Blob([linkSvg(url)], { type: "image/svg+xml" }), `${fileName}.svg`)

export const savePng = async (url: string): Promise<void> => {
  const blob = await linkPng(url)
  if (blob !== null) saveAs(blob, `${fileName}.png`)
}
