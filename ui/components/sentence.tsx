import { Fragment, type ReactNode } from "react"

interface SentenceProps {
  /** Parts of a message with tags, in the order of its language. */
  readonly parts: ReadonlyArray<ReactNode>
}

export const Sentence = ({ parts }: SentenceProps) =>
  parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
