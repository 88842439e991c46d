import { useState } from "react"
import { type BadgeTier, badgeTiers } from "#core/domain/badges/badge.ts"
import { hiveEnlightened } from "#core/domain/badges/catalogue.ts"
import { type Category, categories } from "#core/domain/categories/category.ts"
import { Button } from "../components/button.tsx"
import { CategoryGlyph } from "../components/category-glyph.tsx"
import { Celebration } from "../components/celebration.tsx"
import { LockedEmblem } from "../components/locked-emblem.tsx"
import { emblemUrl } from "../text/emblem-url.ts"
import { componentsMessages as messages } from "./messages.ts"
import { InBothThemes, Samples } from "./sample.tsx"

const emblemSizes = [24, 48, 96, 240] as const

export const EmblemSamples = () => (
  <Samples title={messages.emblems}>
    <p className="soft">{messages.emblemsLead}</p>
    <InBothThemes>
      {categories.map((category) => (
        <div key={category}>
          <h3 className="row">
            <CategoryGlyph category={category} />
            {category}
          </h3>
          {badgeTiers.map((tier) => (
            <Medal key={tier} category={category} tier={tier} />
          ))}
        </div>
      ))}
      <h3>{hiveEnlightened.name}</h3>
      <Medal tier={hiveEnlightened.tier} />
    </InBothThemes>
    <CelebrationSample />
  </Samples>
)

interface MedalSampleProps {
  readonly category?: Category
  readonly tier: BadgeTier | 1
}

const Medal = ({ category, tier }: MedalSampleProps) => {
  const locked = category === undefined ? { tier } : { category, tier }
  const url = emblemUrl(category ?? hiveEnlightened.category, tier)
  return (
    <div className="components-medals">
      {emblemSizes.map((size) => (
        <span key={size} className={`components-medal-${size}`}>
          <img className="emblem" src={url} width={size} height={size} alt="" />
          <LockedEmblem {...locked} small={size <= 40} />
        </span>
      ))}
    </div>
  )
}

const CelebrationSample = () => {
  const [time, setTime] = useState(0)
  return (
    <div className="form">
      <h3>{messages.celebration}</h3>
      <Celebration
        key={time}
        badge={{ ...hiveEnlightened, imageUrl: null }}
        badgeName={hiveEnlightened.name}
      />
      <div>
        <Button onClick={() => setTime(time + 1)}>{messages.celebrate}</Button>
      </div>
    </div>
  )
}
