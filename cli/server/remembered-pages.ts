import type { VisitorPageModel } from "#adapters/http/site/pages.ts"

/** Pages kept; the one that was kept longest goes first. */
const most = 200

/** Milliseconds after which all are forgotten: what was deleted must not stay in them. */
export const forgottenEvery = 10_000

/** What a visitor typed is not kept. */
const isForEverybody = ({ error, text }: VisitorPageModel): boolean => error === null && text === ""

/** Draws each page once in ten seconds: the drawing depends on nothing but the model. */
export const rememberingPages = (
  draw: (model: VisitorPageModel) => string
): ((model: VisitorPageModel) => string) => {
  const pages = new Map<string, { readonly form: string; readonly thanks: string }>()
  // By the clock alone: a page that somebody's writing dropped would tell of it.
  const forgetting = setInterval(() => pages.clear(), forgottenEvery)
  // In a browser's tab a timer is a number, and holds no process up.
  forgetting.unref?.()
  return (model) => {
    if (!isForEverybody(model)) return draw(model)
    // Both at once: whether thanks come at once or are drawn first would tell whether somebody just wrote.
    const [form, thanks] = [
      { ...model, sent: false },
      { ...model, sent: true }
    ] as const
    const key = JSON.stringify(form)
    const page = pages.get(key) ?? { form: draw(form), thanks: draw(thanks) }
    pages.set(key, page)
    const [oldest] = pages.keys()
    if (pages.size > most && oldest !== undefined) pages.delete(oldest)
    return model.sent ? page.thanks : page.form
  }
}
