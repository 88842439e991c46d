import type { ReplyStatus } from "#core/domain/feedback/reply-statuses.ts"
import { replyStatusMessages } from "./reply-status.ts"

export const replyMessages = {
  takeBack: (status: ReplyStatus) => `Take back “${replyStatusMessages.statuses[status]}”`,
  status: "Your status",
  statusHint: "Beside a public note, everyone with your link sees it.",
  statusFailed: "Couldn’t save your status. Please try again.",
  answer: "Answer in public",
  editAnswer: "Edit your public answer",
  answerTitle: "Your public answer",
  answerGoes: "Your public answer is deleted with it.",
  swappedAnswerGoes: "Your public answer to the note you replace is deleted.",
  bulkAnswersGo: (count: number) =>
    count === 1 ? "One public answer is deleted, too." : `${count} public answers are deleted, too.`,
  answerText:
    "Everyone with your link sees it below the note. It goes when you make the note private or delete it.",
  answerLabel: "Answer",
  publish: "Publish answer",
  remove: "Remove answer",
  cancel: "Cancel",
  answered: "Your answer is on your page now.",
  removed: "Your answer is gone.",
  count: (count: number, limit: number) => `${count}/${limit}`,
  answerFailed: "Couldn’t publish your answer. Your text is still here, so please try again."
} as const
