import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type UIEvent,
  useId,
  useRef
} from "react"
import { countGraphemes, maxFeedbackLength } from "#core/domain/feedback/feedback-text.ts"
import type { Trace } from "#core/domain/feedback/traces/trace.ts"
import { trimText } from "#core/domain/values/text.ts"
import { announcedCharactersLeft } from "../components/announced-characters.ts"
import { HexagonCount } from "../components/hexagon.tsx"
import { useAddressIn } from "../components/language-context.ts"
import { Problem } from "../components/problem.tsx"
import { LoaderCircleIcon, LockKeyholeIcon } from "../components/visitor-icons.tsx"
import { whileBusy } from "../components/while-busy.ts"
import { useMessages } from "../messages/messages-context.ts"
import { languageOf } from "../text/script-language.ts"
import { charactersLeft } from "./characters-left.ts"
import { MayShow } from "./may-show.tsx"
import { Question } from "./question.tsx"
import { TraceMarks } from "./trace-marks.tsx"

const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
}

interface NoteFormProps {
  readonly before: ReactNode
  readonly between: ReactNode
  readonly name: string | null
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly questionChoice: ReactNode
  readonly hasQuestions: boolean
  readonly text: string
  readonly traces: ReadonlyArray<Trace>
  readonly problem: string | null
  readonly isProblemAnnounced: boolean
  /** Whether the page arrived with a problem; the field then takes the focus, without JavaScript too. */
  readonly isRefused: boolean
  /** Whether the form rejects the text. An error of the server doesn't block another try. */
  readonly isBlocked: boolean
  readonly isSending: boolean
  readonly isLive: boolean
  readonly onChange: (text: string) => void
  readonly onSubmit: () => void
}

/** A real form. Without JavaScript and an action it posts to the page's own address, which keeps the language. */
export const NoteForm = ({ name, text, problem, isLive, ...props }: NoteFormProps) => {
  const visitorMessages = useMessages("visitor")
  const id = useId()
  const marks = useRef<HTMLDivElement>(null)
  const scrollMarks = (event: UIEvent<HTMLTextAreaElement>): void => {
    marks.current?.scrollTo(0, event.currentTarget.scrollTop)
  }
  const content = trimText(text)
  const isBlocked = content === "" || props.isBlocked
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isBlocked && !props.isSending) props.onSubmit()
  }
  return (
    <form
      className="sheet note"
      method="post"
      aria-labelledby={`${id}-question`}
      tabIndex={-1}
      onSubmit={onSubmit}
    >
      {props.before}
      <label id={`${id}-question`} className="head" htmlFor={`${id}-text`}>
        <Question name={name} />
      </label>
      {props.questionChoice}
      <div className="visitor-field">
        <TraceMarks ref={marks} text={text} traces={props.traces} />
        <textarea
          ref={props.field}
          id={`${id}-text`}
          name="content"
          required
          readOnly={props.isSending}
          // biome-ignore lint/a11y/noAutofocus: only where the field's text was refused
          autoFocus={props.isRefused}
          dir="auto"
          placeholder={visitorMessages.placeholder}
          value={text}
          lang={languageOf(text)}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-promise ${id}-problem`}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={sendOnEnter}
          onScroll={scrollMarks}
        />
      </div>
      {props.between}
      <div className="visitor-under">
        <AnonymityPromise id={`${id}-promise`} name={name} hasQuestions={props.hasQuestions} />
        <div className="visitor-bar">
          <Problem
            id={`${id}-problem`}
            text={problem}
            look="problem"
            isAnnouncedElsewhere={props.isProblemAnnounced}
          />
          <NoteCount count={countGraphemes(content)} />
          <button
            type="submit"
            className="button primary"
            disabled={isLive && isBlocked}
            {...whileBusy(props.isSending)}
          >
            {props.isSending && <LoaderCircleIcon className="spinner" />}
            <span>{props.isSending ? visitorMessages.submitting : visitorMessages.submit}</span>
          </button>
        </div>
      </div>
    </form>
  )
}

interface AnonymityPromiseProps extends Pick<NoteFormProps, "name" | "hasQuestions"> {
  readonly id: string
}

/** A `details` element, because it must open without JavaScript. */
const AnonymityPromise = ({ id, name, hasQuestions }: AnonymityPromiseProps) => {
  const visitorMessages = useMessages("visitor")
  const addressIn = useAddressIn()
  return (
    <details className="how">
      <summary className="promise">
        <LockKeyholeIcon />
        <span>
          <span id={id}>
            {hasQuestions ? visitorMessages.promiseWithQuestion : visitorMessages.promise}{" "}
            <MayShow name={name} />
          </span>{" "}
          <u>{visitorMessages.howAnonymous}</u>
        </span>
      </summary>
      <ul>
        {visitorMessages.anonymousBecause.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {hasQuestions && <li>{visitorMessages.questionReason}</li>}
      </ul>
      <p>
        {visitorMessages.anonymousLimit} <a href={addressIn("/security#limits")}>{visitorMessages.more}</a>
      </p>
      <p>
        {visitorMessages.checkLead} <a href={addressIn("/security#verify")}>{visitorMessages.check}</a>
      </p>
    </details>
  )
}

const NoteCount = ({ count }: { readonly count: number }) => {
  const visitorMessages = useMessages("visitor")
  const left = maxFeedbackLength - count
  return (
    <>
      <p className={left < 0 ? "count over" : "count"}>
        <HexagonCount count={count} limit={maxFeedbackLength} />
        <span>{visitorMessages.count({ count, limit: maxFeedbackLength })}</span>
      </p>
      <p className="visually-hidden" aria-live="polite">
        {left <= announcedCharactersLeft && charactersLeft(left, visitorMessages)}
      </p>
    </>
  )
}
