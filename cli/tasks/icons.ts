import { readFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { repositoryRoot } from "./support/run.ts"

const folder = join(repositoryRoot, "ui/public/assets/v1")
const backgroundColour = "#fbf6ec"

const renderMark = (size: number): Promise<Buffer> =>
  sharp(readFileSync(join(folder, "favicon.svg")), { density: 1200 })
    .resize(size, size, { fit: "contain", background: "#00000000" })
    .png()
    .toBuffer()

/** Leaves room around the mark, because phones crop icons to their own shapes. */
const writeIcon = async (name: string, width: number, height: number, share: number): Promise<void> => {
  const input = await renderMark(Math.round(Math.min(width, height) * share))
  await sharp({ create: { width, height, channels: 3, background: backgroundColour } })
    .composite([{ input }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, name))
  console.log(name)
}

await writeIcon("icon-192.png", 192, 192, 0.66)
await writeIcon("icon-512.png", 512, 512, 0.66)
await writeIcon("apple-touch-icon.png", 180, 180, 0.7)
await writeIcon("preview.png", 1200, 630, 0.6)
