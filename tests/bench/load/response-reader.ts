const headEndMark = "\r\n\r\n"

/** Where a chunked body ends, or undefined while it is not all there. */
const endOfChunks = (text: string, start: number): number | undefined => {
  for (let at = start; ; ) {
    const lineEnd = text.indexOf("\r\n", at)
    if (lineEnd === -1) return undefined
    const size = Number.parseInt(text.slice(at, lineEnd), 16)
    at = lineEnd + 2 + size + 2
    if (at > text.length) return undefined
    if (size === 0) return at
  }
}

const endOfResponse = (text: string): number | undefined => {
  const headEnd = text.indexOf(headEndMark)
  if (headEnd === -1) return undefined
  const bodyStart = headEnd + headEndMark.length
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, headEnd))?.[1]
  if (length === undefined) return endOfChunks(text, bodyStart)
  const end = bodyStart + Number(length)
  return end <= text.length ? end : undefined
}

/** Tells each whole answer's status. Enough of HTTP/1.1 for our own two servers, and cheap. */
export const makeResponseReader = (onAnswer: (status: number) => void) => {
  let text = ""
  return (chunk: Buffer): void => {
    text += chunk.toString("latin1")
    const end = endOfResponse(text)
    if (end === undefined) return
    const status = Number(text.slice(9, 12))
    text = text.slice(end)
    onAnswer(status)
  }
}
