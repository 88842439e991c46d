import type { ReplyStatus } from "#core/domain/feedback/reply-statuses.ts"

interface SampleReply {
  readonly status: ReplyStatus
  readonly answer?: string
}

export interface SampleText {
  readonly text: string
  readonly isPublic?: true
  readonly question?: string
  readonly reply?: SampleReply | undefined
}

export const publicText = (text: string, reply?: SampleReply): SampleText => ({ text, isPublic: true, reply })

export const privateText = (text: string, reply?: SampleReply): SampleText => ({ text, reply })

export const answering = (asked: { readonly question: string }, sample: SampleText): SampleText => ({
  ...sample,
  question: asked.question
})
