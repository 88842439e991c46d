/** Fallback for plain http, where browsers offer no clipboard but copy selected text. */
const copySelected = (text: string): boolean => {
  const field = document.createElement("textarea")
  field.className = "visually-hidden"
  field.value = text
  const focused = document.activeElement
  // A dialog keeps the focus within itself.
  const container = [...document.querySelectorAll("[aria-modal=true]")].at(-1) ?? document.body
  container.append(field)
  field.select()
  const isCopied = document.activeElement === field && document.execCommand("copy")
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}

export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard === undefined
    ? Promise.resolve(copySelected(text))
    : navigator.clipboard.writeText(text).then(
        () => true,
        () => copySelected(text)
      )
