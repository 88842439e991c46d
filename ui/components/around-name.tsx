const place = "\ufffc"

interface AroundNameProps {
  readonly text: (name: string) => string
  readonly name: string
}

/** A sentence with a name in it. Whatever direction the name is written in, the sentence keeps its own. */
export const AroundName = ({ text, name }: AroundNameProps) => {
  const [before = "", after = ""] = text(place).split(place)
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  )
}
