import type { RefObject } from "react"
import type { Trace } from "#core/domain/feedback/traces/trace.ts"
import { useMessages } from "../messages/messages-context.ts"
import { foldLineBreaks } from "../text/line-breaks.ts"

interface TraceHintsProps {
  readonly text: string
  readonly traces: ReadonlyArray<Trace>
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** Lists what may give the writer away. Blocks nothing; a screen reader hears the number alone. */
export const TraceHints = ({ text, traces, field }: TraceHintsProps) => {
  const traceMessages = useMessages("traces")
  const select = ({ start, end }: Trace): void => {
    field.current?.focus()
    field.current?.setSelectionRange(start, end)
  }
  return (
    <div className="visitor-traces">
      <p role="status">{traces.length > 0 && traceMessages.found({ count: traces.length })}</p>
      {traces.length > 0 && (
        <>
          <ul>
            {traces.map((trace) => (
              <li key={trace.start}>
                <button type="button" className="link" onClick={() => select(trace)}>
                  <bdi translate="no">“{foldLineBreaks(text.slice(trace.start, trace.end)).trim()}”</bdi>
                </button>{" "}
                <span>{traceMessages.kinds[trace.kind]}</span>
              </li>
            ))}
          </ul>
          <p className="field-message">{traceMessages.privacy}</p>
        </>
      )}
    </div>
  )
}
