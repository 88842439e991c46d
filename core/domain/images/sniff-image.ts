/** Accepted types (spec section 2, Admin portal). SVG and GIF are not among them. */
type UploadedImageType = "image/png" | "image/jpeg" | "image/webp"

interface FileSignature {
  readonly type: UploadedImageType
  readonly at: ReadonlyArray<readonly [offset: number, bytes: ReadonlyArray<number>]>
}

const asciiBytes = (text: string): ReadonlyArray<number> => Array.from(text, (letter) => letter.charCodeAt(0))

const imageSignatures: ReadonlyArray<FileSignature> = [
  { type: "image/png", at: [[0, [0x89, ...asciiBytes("PNG\r\n"), 0x1a, 0x0a]]] },
  { type: "image/jpeg", at: [[0, [0xff, 0xd8, 0xff]]] },
  {
    type: "image/webp",
    at: [
      [0, asciiBytes("RIFF")],
      [8, asciiBytes("WEBP")]
    ]
  }
]

export const sniffImage = (bytes: Uint8Array): UploadedImageType | undefined =>
  imageSignatures.find(({ at }) =>
    at.every(([offset, magic]) => magic.every((byte, index) => bytes[offset + index] === byte))
  )?.type

const declarableTypes: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/jpg", "image/webp"])

/**
 * Whether a declared type may be an accepted one. The content decides which: browsers derive the type from the file's
 * name, which is often wrong for photos. Name and declared type are not used again.
 */
export const isDeclarableImage = (declaredType: string): boolean =>
  declarableTypes.has(declaredType.toLowerCase().replace(/;.*/s, "").trim())
