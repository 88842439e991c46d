import { type FormEvent, useRef, useState } from "react"
import {
  maxQuestions,
  normalQuestion,
  type QuestionFault,
  questionsFault
} from "#core/domain/feedback/question-text.ts"
import { problemMessageOf } from "../../api/api-client.ts"
import { forgetError } from "../../api/forget-error.ts"
import { useOwner } from "../../app/owner-context.ts"
import { Button } from "../../components/button.tsx"
import { useLanguage } from "../../components/language-context.ts"
import { DiscardUnsaved } from "../../components/not-saved.tsx"
import { Problem } from "../../components/problem.tsx"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import { useInvalidFocus } from "../../components/use-invalid-focus.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { errorTextOf } from "../../text/error-text.ts"
import { momentOf } from "../../text/moment.ts"
import { languageOf } from "../../text/script-language.ts"
import { SettingsSection } from "../account-settings/settings-section.tsx"
import type { SettingsTopic } from "../account-settings/settings-topic.ts"
import { QuestionFields } from "./question-fields.tsx"
import { useChooseQuestions } from "./use-choose-questions.ts"
import { useQuestionsDraft } from "./use-questions-draft.ts"

export const QuestionsSection = ({ settings: { questions } }: SettingsTopic) => {
  const questionMessages = useMessages("questions")
  const apiErrors = useErrorTexts()
  const { language } = useLanguage()
  const { asked, announced, nextChangeAt } = questions
  const { id: ownerId } = useOwner()
  const stored = announced?.questions ?? asked
  /** English: translated while rendering, because the language may change meanwhile. */
  const [fault, setFault] = useState<QuestionFault | null>(null)
  const [tries, setTries] = useState(0)
  const choose = useChooseQuestions(ownerId)
  const form = useRef<HTMLFormElement>(null)
  useInvalidFocus(form, tries, choose.error)
  const problem = problemMessageOf(choose.error, questionMessages.notSaved, apiErrors)
  const problemsAt = (index: number) =>
    fault?.index === index ? { [fault.field]: errorTextOf(fault.text, apiErrors) } : {}
  const { draft, isKept, list, edit, add, remove, moveUp, discard } = useQuestionsDraft(
    ownerId,
    stored,
    () => {
      setFault(null)
      forgetError(choose)
    }
  )
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const texts = draft.map(normalQuestion)
    const found = questionsFault(texts)
    setFault(found)
    setTries(tries + 1)
    if (found === null) choose.mutate({ questions: texts, typed: draft })
  }
  return (
    <SettingsSection title={questionMessages.title} hint={questionMessages.hint}>
      <form ref={form} className="form" noValidate onSubmit={onSubmit}>
        {draft.length === 0 && <p className="soft">{questionMessages.none}</p>}
        <ol ref={list} className="account-questions">
          {draft.map((text, index) => (
            <QuestionFields
              key={text.key}
              number={index + 1}
              text={text}
              problems={problemsAt(index)}
              onChange={(next) => edit(index, next)}
              onRemove={() => remove(index)}
              onMoveUp={index === 0 ? undefined : () => moveUp(index)}
            />
          ))}
        </ol>
        {draft.length < maxQuestions && <Button onClick={add}>{questionMessages.add}</Button>}
        <Problem text={problem} />
        <p className="soft" role="status">
          {announced === null || isKept
            ? questionMessages.next({ moment: momentOf(nextChangeAt, language) })
            : questionMessages.from({ moment: momentOf(announced.from, language) })}{" "}
          {questionMessages.why}
        </p>
        {announced !== null && asked.length > 0 && (
          <div className="soft">
            <p>{questionMessages.shown}</p>
            <ul>
              {asked.map(({ question }) => (
                <li key={question} dir="auto" lang={languageOf(question)}>
                  {question}
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className="soft">{questionMessages.answers}</p>
        <div className="row wrap">
          <Button type="submit" kind="primary" busy={choose.isPending}>
            {questionMessages.save}
          </Button>
          {isKept && <DiscardUnsaved onDiscard={discard} />}
        </div>
      </form>
    </SettingsSection>
  )
}
