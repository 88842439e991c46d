import type { VisitorPageModel } from "#adapters/http/pages.ts"

/** Pages kept; the one that was kept longest goes first. */
const most = 200

/** What a visitor typed is not kept. */
const isForEverybody = ({ error, text }: VisitorPageModel): boolean => error === null && text === ""

/** Draws each page once: the drawing depends on nothing but the model. */
export const rememberingPages = (
  draw: (model: VisitorPageModel) => string
): ((model: VisitorPageModel) => string) => {
  const pages = new Map<string, string>()
  return (model) => {
    if (!isForEverybody(model)) return draw(model)
    const key = JSON.stringify(model)
    const page = pages.get(key) ?? draw(model)
    pages.set(key, page)
    const [oldest] = pages.keys()
    if (pages.size > most && oldest !== undefined) pages.delete(oldest)
    return page
  }
}
