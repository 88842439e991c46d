import { Fragment, type ReactNode } from "react"

interface SentenceProps {
  readonly parts: ReadonlyArray<ReactNode>
}

export const Sentence = ({ parts }: SentenceProps) =>
  parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
