import type { QuestionSettings } from "../../contract/question-schemas.ts"
import {
  type AskingAccount,
  nextQuestionChange,
  type OwnerQuestion,
  type QuestionText,
  questionsInForce
} from "../../domain/questions/owner-questions.ts"
import type { ReleaseMoment } from "../../domain/release/owner-release.ts"
import { isoTimeOf } from "../../domain/values/iso-time.ts"

export const questionTextOf = ({ question, thanks }: OwnerQuestion): QuestionText => ({ question, thanks })

export const questionsView = (account: AskingAccount, moment: ReleaseMoment): QuestionSettings => {
  const { asked, announced } = questionsInForce(account, moment)
  return {
    asked: asked.map(questionTextOf),
    announced:
      announced === null
        ? null
        : { questions: announced.questions.map(questionTextOf), from: isoTimeOf(announced.from) },
    nextChangeAt: isoTimeOf(nextQuestionChange(account, moment))
  }
}
