type ElementChild = Node | string

type ElementProperties<K extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[K], "style" | "children">
>

export const makeElement = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  given: ElementProperties<K>,
  ...children: ReadonlyArray<ElementChild>
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
