import { useRef, useState } from "react"
import type { VisitorPageModel } from "#core/contract/visitor-page.ts"
import { useLanguage } from "../components/language-context.ts"
import { SettingsContext } from "../components/settings-context.ts"
import { ThemeToggle } from "../components/theme-toggle.tsx"
import { VisitorToastRegion } from "../components/visitor-toast-region.tsx"
import type { PageSettings } from "../document/page-settings.ts"
import type { VisitorMessages } from "../messages/generated/catalogue.ts"
import { useMessages } from "../messages/messages-context.ts"
import { problemTextOf } from "../text/error-text.ts"
import { callNameOf } from "../text/names.ts"
import { AfterSending } from "./after-sending.tsx"
import { HelpNote } from "./help-note.tsx"
import { NoteForm } from "./note-form.tsx"
import type { PageWordsByLanguage } from "./page-words.ts"
import { PausedNote } from "./paused-note.tsx"
import { ProfileCard } from "./profile-card.tsx"
import { PublicFeedback } from "./public-feedback.tsx"
import { QuestionChoice } from "./question-choice.tsx"
import { Receipt } from "./receipt.tsx"
import { Thanks } from "./thanks.tsx"
import { TraceHints } from "./trace-hints.tsx"
import { useHelpNote } from "./use-help-note.ts"
import { type NoteDraft, noteProblemOf, useNoteText } from "./use-note-text.ts"
import { useSettledText } from "./use-settled-text.ts"
import { useSubmission } from "./use-submission.ts"
import { useTraces } from "./use-traces.ts"
import { VisitorFrame } from "./visitor-frame.tsx"

interface VisitorPageProps {
  readonly model: VisitorPageModel
  readonly words: PageWordsByLanguage
  readonly settings: PageSettings
  readonly typedBeforeHydration?: NoteDraft
}

const blankNote: NoteDraft = { text: "", question: "" }

const profileNameOf = ({ profile }: VisitorPageModel): string | null => profile.user.name?.trim() || null

/** Where nobody can sign up alone, an identity provider or the operator knows the owner. */
const smallPrintOf = (
  { readBy, hasPasswords, signUp }: PageSettings,
  visitorMessages: VisitorMessages
): string => {
  const read = readBy === null ? visitorMessages.readHere : visitorMessages.readElsewhere({ service: readBy })
  return !hasPasswords || signUp !== "open" ? read : `${visitorMessages.unchecked} ${read}`
}

export const VisitorPage = ({
  model,
  words,
  settings,
  typedBeforeHydration = blankNote
}: VisitorPageProps) => {
  const visitorMessages = useMessages("visitor")
  const apiErrors = useMessages("apiErrors")
  const { language } = useLanguage()
  const note = useNoteText(model, typedBeforeHydration)
  const submission = useSubmission(model.link, model.sent, note.clear)
  const [isSentByButton, setSentByButton] = useState(false)
  // Kept after sending, when the text is cleared.
  const [sentInCrisis, setSentInCrisis] = useState<string | null>(null)
  const [answered, setAnswered] = useState("")
  const hasQuestions = model.questions.length > 0
  const thanks = model.questions.find(({ question }) => question === answered)?.thanks ?? ""
  const settled = useSettledText(note.text)
  const { isShown, bringsHelpNote } = useHelpNote(note.text, settled)
  const textInCrisis = note.isLive && isShown ? note.text : null
  const field = useRef<HTMLTextAreaElement>(null)
  const traces = useTraces(note.text, settled, model.profile)
  const name = profileNameOf(model)
  const callName = callNameOf(name)
  const untouched = note.text === model.text ? model.error : null
  const refusal = note.isLive ? (noteProblemOf(note.text) ?? untouched) : model.error
  const problem = submission.failure ?? problemTextOf(refusal, apiErrors)

  const onChange = (text: string): void => {
    note.change(text)
    submission.forgetOutcome()
  }
  const onPick = (question: string): void => {
    note.pick(question)
    submission.forgetOutcome()
  }
  const onSubmit = (): void => {
    setAnswered(note.question)
    setSentInCrisis(bringsHelpNote(note.text) ? note.text : null)
    setSentByButton(!(document.activeElement instanceof HTMLTextAreaElement))
    submission.submit(note.text, note.question)
  }
  return (
    <SettingsContext value={settings}>
      <VisitorFrame tools={note.isLive && <ThemeToggle />} link={model.link}>
        <main className="visitor">
          <ProfileCard
            model={model}
            badgeWords={words[language].badges}
            name={name ?? visitorMessages.nobody}
          />
          <div className="visitor-write">
            {model.isPaused ? (
              <PausedNote name={callName} text={note.text} />
            ) : (
              <>
                <NoteForm
                  before={
                    <>
                      <AfterSending isSent={submission.isSent} takesFocus={isSentByButton}>
                        {submission.code !== null && textInCrisis === null && sentInCrisis !== null && (
                          <HelpNote text={sentInCrisis} />
                        )}
                        {submission.isSent && (
                          <Thanks name={callName} line={thanks} hasQuestions={hasQuestions} />
                        )}
                      </AfterSending>
                      {(submission.isSent || submission.code !== null) && (
                        <Receipt key={submission.code} code={submission.code} />
                      )}
                    </>
                  }
                  between={
                    <div role="status">{textInCrisis !== null && <HelpNote text={textInCrisis} />}</div>
                  }
                  name={callName}
                  field={field}
                  questionChoice={
                    <QuestionChoice
                      questions={model.questions}
                      picked={note.question}
                      disabled={submission.isSending}
                      onPick={onPick}
                    />
                  }
                  hasQuestions={hasQuestions}
                  text={note.text}
                  traces={traces}
                  problem={problem}
                  isProblemAnnounced={submission.failure !== null}
                  isRefused={model.error !== null}
                  isBlocked={noteProblemOf(note.text) !== null}
                  isSending={submission.isSending}
                  isLive={note.isLive}
                  onChange={onChange}
                  onSubmit={onSubmit}
                />
                <TraceHints text={note.text} traces={traces} field={field} />
                <p className="field-message">{words[language].release}</p>
                <p className="field-message">{smallPrintOf(settings, visitorMessages)}</p>
              </>
            )}
          </div>
          <PublicFeedback items={model.profile.feedback} answers={model.answers.answers} name={callName} />
        </main>
      </VisitorFrame>
      <VisitorToastRegion />
    </SettingsContext>
  )
}
