import { type Category, type CategoryKey, categoryKeys } from "#core/domain/categories/category.ts"
import { type GlyphPart, glyphs } from "../emblems/glyphs.ts"

const paintOf = ({ isCut = false }: GlyphPart): string =>
  isCut ? "var(--cut, var(--surface-raised))" : "currentColor"

const Part = ({ part }: { readonly part: GlyphPart }) =>
  part.width === undefined ? (
    <path fill={paintOf(part)} d={part.d} />
  ) : (
    <path
      fill="none"
      stroke={paintOf(part)}
      strokeWidth={part.width}
      strokeLinecap="round"
      strokeLinejoin="round"
      d={part.d}
    />
  )

export const Glyph = ({ category }: { readonly category: CategoryKey }) =>
  glyphs[category].map((part) => <Part key={part.d} part={part} />)

export const CategoryGlyph = ({ category }: { readonly category: Category }) => (
  <svg className="category-glyph" viewBox="66 66 108 108" aria-hidden="true">
    <Glyph category={categoryKeys[category]} />
  </svg>
)
