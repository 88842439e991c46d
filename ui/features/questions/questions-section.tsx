import { type FormEvent, useRef, useState } from "react"
import {
  maxQuestions,
  normalQuestion,
  type QuestionFault,
  questionsFault
} from "#core/domain/feedback/question-text.ts"
import type { QuestionText } from "#core/domain/questions/owner-questions.ts"
import { userMessageOf } from "../../api/api-client.ts"
import { forgetError } from "../../api/forget-error.ts"
import { useOwner } from "../../app/owner-context.ts"
import { Button } from "../../components/button.tsx"
import { passFocusOn } from "../../components/focus-target.ts"
import { useLanguage } from "../../components/language-context.ts"
import { useOwnerDraft } from "../../components/owner-draft.ts"
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
import { fieldsOfQuestions, isSameQuestions, questionsDraftOf, questionsOfFields } from "./questions-draft.ts"
import { useChooseQuestions } from "./use-choose-questions.ts"
import { useRowFieldFocus } from "./use-row-field-focus.ts"

interface DraftQuestion extends QuestionText {
  readonly key: number
}

const draftOf = (texts: ReadonlyArray<QuestionText>): ReadonlyArray<DraftQuestion> =>
  texts.map(({ question, thanks }, key) => ({ question, thanks, key }))

const movedUp = (draft: ReadonlyArray<DraftQuestion>, index: number): ReadonlyArray<DraftQuestion> =>
  draft.map((each, place) => draft[place === index ? index - 1 : place === index - 1 ? index : place] ?? each)

export const QuestionsSection = ({ settings: { questions } }: SettingsTopic) => {
  const commonMessages = useMessages("common")
  const questionMessages = useMessages("questions")
  const apiErrors = useErrorTexts()
  const { language } = useLanguage()
  const { asked, announced, nextChangeAt } = questions
  const { id: ownerId } = useOwner()
  const stored = announced?.questions ?? asked
  const kept = useOwnerDraft(questionsDraftOf(ownerId))
  const [draft, setDraft] = useState(() => draftOf(kept.isKept ? questionsOfFields(kept.fields) : stored))
  const [followed, setFollowed] = useState(stored)
  if (!isSameQuestions(followed, stored)) {
    setFollowed(stored)
    if (!kept.isKept && !isSameQuestions(draft.map(normalQuestion), stored)) setDraft(draftOf(stored))
  }
  /** English: translated while rendering, because the language may change meanwhile. */
  const [fault, setFault] = useState<QuestionFault | null>(null)
  const [tries, setTries] = useState(0)
  const choose = useChooseQuestions(ownerId)
  const form = useRef<HTMLFormElement>(null)
  useInvalidFocus(form, tries, choose.error)
  const problem =
    choose.error === null ? null : userMessageOf(choose.error, questionMessages.notSaved, apiErrors)
  const problemsAt = (index: number) =>
    fault?.index === index ? { [fault.field]: errorTextOf(fault.text, apiErrors) } : {}
  const change = (next: ReadonlyArray<DraftQuestion>): void => {
    setDraft(next)
    kept.setAll(fieldsOfQuestions(next), isSameQuestions(next, stored))
    setFault(null)
    forgetError(choose)
  }
  const discard = (): void => {
    change(draftOf(stored))
    kept.drop()
  }
  const { list, focusRow } = useRowFieldFocus(draft)
  const add = (): void => {
    focusRow(draft.length)
    change([...draft, { question: "", thanks: "", key: Math.max(-1, ...draft.map(({ key }) => key)) + 1 }])
  }
  const remove = (index: number): void => {
    focusRow(index)
    change(draft.toSpliced(index, 1))
  }
  const moveUp = (index: number): void => {
    // A question that becomes first loses its button, which has the focus.
    if (index === 1) focusRow(0)
    change(movedUp(draft, index))
  }
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
              onChange={(next) => change(draft.map((each) => (each === text ? { ...each, ...next } : each)))}
              onRemove={() => remove(index)}
              onMoveUp={index === 0 ? undefined : () => moveUp(index)}
            />
          ))}
        </ol>
        {draft.length < maxQuestions && <Button onClick={add}>{questionMessages.add}</Button>}
        <Problem text={problem} />
        <p className="soft" role="status">
          {announced === null || kept.isKept
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
          {kept.isKept && (
            <>
              <button ref={passFocusOn} type="button" className="button ghost" onClick={discard}>
                {commonMessages.discard}
              </button>
              <span className="pill honey">{commonMessages.notSaved}</span>
            </>
          )}
        </div>
      </form>
    </SettingsSection>
  )
}
