import { foldLineBreaks } from "../text/line-breaks.ts"
import { languageOf } from "../text/script-language.ts"

export const Quote = ({ text }: { readonly text: string }) => (
  <blockquote className="quote" dir="auto" lang={languageOf(text)}>
    {foldLineBreaks(text)}
  </blockquote>
)
