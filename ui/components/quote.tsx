import { foldLineBreaks } from "../text/line-breaks.ts"
import { languageOf } from "../text/script-language.ts"

/** Shows the text of a visitor or an owner in its own language and direction, with its paragraphs. */
export const Quote = ({ text }: { readonly text: string }) => (
  <blockquote className="quote" dir="auto" lang={languageOf(text)}>
    {foldLineBreaks(text)}
  </blockquote>
)
