import { Fragment } from "react"

const namePlaceholder = "\ufffc"

interface AroundNameProps {
  readonly text: (name: string) => string
  readonly name: string
}

/** A sentence around a name. Isolates the name, so that its writing direction doesn't affect the sentence. */
export const AroundName = ({ text, name }: AroundNameProps) => {
  const [before = "", ...rest] = text(namePlaceholder).split(namePlaceholder)
  return (
    <>
      {before}
      {rest.map((after, index) => (
        <Fragment key={index}>
          <bdi>{name}</bdi>
          {after}
        </Fragment>
      ))}
    </>
  )
}
