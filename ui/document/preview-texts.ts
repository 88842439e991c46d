import { visitorMessages } from "../messages/visitor.ts"
import { callNameOf, withoutBidiControls } from "../text/names.ts"

interface PreviewedOwner {
  readonly name: string | null
  /** The first of the owner's questions; null without any. */
  readonly question: string | null
}

/** The words on the picture of a link, which its alternative text repeats. */
export const previewTexts = ({ name, question }: PreviewedOwner) => {
  const callName = callNameOf(name)
  const pageQuestion = callName === null ? visitorMessages.questionPlain : visitorMessages.question(callName)
  return {
    name: withoutBidiControls(name ?? "").trim() || visitorMessages.nobody,
    question: question ?? pageQuestion
  }
}
