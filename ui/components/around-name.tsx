import { Fragment } from "react"

const namePlaceholder = "\ufffc"

interface AroundNameProps {
  readonly text: (name: string) => string
  readonly name: string | null
  readonly plain?: string
}

/**
 * Isolates the name, so that its writing direction doesn't affect the sentence around it. Another sentence is a new
 * element, because React can't remove texts that a page translator has replaced.
 */
export const AroundName = ({ text, name, plain }: AroundNameProps) => {
  if (name === null) return plain
  const [before = "", ...rest] = text(namePlaceholder).split(namePlaceholder)
  return (
    <span key={text(name)}>
      {before}
      {rest.map((after, index) => (
        <Fragment key={index}>
          <bdi>{name}</bdi>
          {after}
        </Fragment>
      ))}
    </span>
  )
}
