import { Fragment, type Ref } from "react"
import type { Trace } from "#core/domain/feedback/traces/trace.ts"
import { languageOf } from "../text/script-language.ts"

interface TraceMarksProps {
  readonly ref: Ref<HTMLDivElement>
  readonly text: string
  readonly traces: ReadonlyArray<Trace>
}

/**
 * Behind the text field: the same text, unseen, with its traces marked. Page translators leave it alone; they would send
 * it to their service.
 */
export const TraceMarks = ({ ref, text, traces }: TraceMarksProps) => (
  <div
    ref={ref}
    className="visitor-marks"
    translate="no"
    aria-hidden="true"
    dir="auto"
    lang={languageOf(text)}
  >
    {traces.map(({ start, end }, index) => (
      <Fragment key={start}>
        {text.slice(traces[index - 1]?.end ?? 0, start)}
        <mark>{text.slice(start, end)}</mark>
      </Fragment>
    ))}
    {text.slice(traces.at(-1)?.end ?? 0)}
  </div>
)
