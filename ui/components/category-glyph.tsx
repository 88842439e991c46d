import type { ReactElement } from "react"
import { type Category, type CategoryKey, categoryKeys } from "#core/categories/category.ts"

/** One filled glyph for each category: the very glyph of its medals, drawn on their 240 × 240 field. */
export const glyphs: Readonly<Record<CategoryKey, ReactElement>> = {
  leadership: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M96 82V164"
      />
      <path
        fill="currentColor"
        d="M100 80C116 73 130 87 152 80Q158 78 155 84L147 103L155 122Q158 128 152 128C130 134 118 121 100 127Z"
      />
    </>
  ),
  communication: (
    <>
      <path
        fill="currentColor"
        d="M98 80H142Q147 80 149.500 84.300L163 107.700Q165 111 163 114.300L149.500 137.700Q147 142 142 142H121L103 158Q98 162 98 156V142Q93 142 90.500 137.700L77 114.300Q75 111 77 107.700L90.500 84.300Q93 80 98 80Z"
      />
      <path
        fill="none"
        stroke="var(--cut, var(--surface-raised))"
        strokeWidth="9"
        strokeLinecap="round"
        d="M101 103H139M101 120H125"
      />
    </>
  ),
  technical: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M98 92L78 120L98 148M142 92L162 120L142 148M129 84L111 156"
      />
    </>
  ),
  creativity: (
    <>
      <path
        fill="currentColor"
        d="M120 112C104.6 101.6 104.5 90.9 114.1 79.8Q120 70 125.9 79.8C135.5 90.9 135.4 101.6 120 112Z"
      />
      <path
        fill="currentColor"
        d="M126.9 116C128.2 97.4 137.5 92 151.9 94.8Q163.3 95 157.8 105C153 118.8 143.6 124.2 126.9 116Z"
      />
      <path
        fill="currentColor"
        d="M126.9 124C143.6 115.8 153 121.2 157.8 135Q163.3 145 151.9 145.2C137.5 148 128.2 142.6 126.9 124Z"
      />
      <path
        fill="currentColor"
        d="M120 128C135.4 138.4 135.5 149.1 125.9 160.2Q120 170 114.1 160.2C104.5 149.1 104.6 138.4 120 128Z"
      />
      <path
        fill="currentColor"
        d="M113.1 124C111.8 142.6 102.5 148 88.1 145.2Q76.7 145 82.2 135C87 121.2 96.4 115.8 113.1 124Z"
      />
      <path
        fill="currentColor"
        d="M113.1 116C96.4 124.2 87 118.8 82.2 105Q76.7 95 88.1 94.8C102.5 92 111.8 97.4 113.1 116Z"
      />
      <circle cx="120" cy="120" r="13.500" fill="var(--cut, var(--surface-raised))" />
      <circle cx="120" cy="120" r="7" fill="currentColor" />
    </>
  ),
  reliability: (
    <>
      <circle fill="none" stroke="currentColor" strokeWidth="11" cx="120" cy="85" r="11" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M120 97V162M101 112H139M81 128C83 150 99 163 120 163C141 163 157 150 159 128"
      />
    </>
  ),
  general: (
    <>
      <path
        fill="currentColor"
        d="M116.5 74Q120 72 123.5 74L137.3 82Q140.8 84 140.8 88L140.8 104Q140.8 108 137.3 110L123.5 118Q120 120 116.5 118L102.7 110Q99.2 108 99.2 104L99.2 88Q99.2 84 102.7 82Z"
      />
      <path
        fill="currentColor"
        d="M94 113Q97.5 111 101 113L114.8 121Q118.3 123 118.3 127L118.3 143Q118.3 147 114.8 149L101 157Q97.5 159 94 157L80.2 149Q76.7 147 76.7 143L76.7 127Q76.7 123 80.2 121Z"
      />
      <path
        fill="currentColor"
        d="M139 113Q142.5 111 146 113L159.8 121Q163.3 123 163.3 127L163.3 143Q163.3 147 159.8 149L146 157Q142.5 159 139 157L125.2 149Q121.7 147 121.7 143L121.7 127Q121.7 123 125.2 121Z"
      />
    </>
  )
}

export const CategoryGlyph = ({ category }: { readonly category: Category }) => (
  <svg className="category-glyph" viewBox="66 66 108 108" aria-hidden="true">
    {glyphs[categoryKeys[category]]}
  </svg>
)
