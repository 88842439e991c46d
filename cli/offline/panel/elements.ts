type Child = Node | string

type Given<K extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[K], "style" | "children">
>

export const makeElement = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  given: Given<K>,
  ...children: ReadonlyArray<Child>
): HTMLElementTagNameMap[K] => {
  const element = Object.assign(document.createElement(name), given)
  element.append(...children)
  return element
}

export const makeButton = (text: string, act: () => unknown): HTMLButtonElement => {
  const made = makeElement("button", { type: "button" }, text)
  made.addEventListener("click", () => void act())
  return made
}
