import { Fragment } from "react"

const namePlaceholder = "\ufffc"

interface AroundNameProps {
  readonly text: (name: string) => string
  readonly name: string
}

/** Isolates the name, so that its writing direction doesn't affect the sentence around it. */
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
