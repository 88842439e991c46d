const namePlaceholder = "\ufffc"

interface AroundNameProps {
  readonly text: (name: string) => string
  readonly name: string
}

/** A sentence around a name. Isolates the name, so that its writing direction doesn't affect the sentence. */
export const AroundName = ({ text, name }: AroundNameProps) => {
  const [before = "", after = ""] = text(namePlaceholder).split(namePlaceholder)
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  )
}
