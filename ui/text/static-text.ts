export interface StaticSection {
  readonly id?: string
  readonly heading: string
  readonly measured?: string
  readonly paragraphs: ReadonlyArray<string>
  readonly list?: ReadonlyArray<string>
  readonly after?: string
  readonly link?: { readonly text: string; readonly href: string }
}

export interface StaticText {
  readonly title: string
  readonly effective?: string
  readonly lead: string
  readonly sections: ReadonlyArray<StaticSection>
}
