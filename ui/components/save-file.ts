/** Long enough for browsers to read the file, which they do some time after the click. */
const releaseDelayMillis = 60_000

export const saveFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), releaseDelayMillis)
}
