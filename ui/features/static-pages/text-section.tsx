import type { StaticSection } from "../../text/static-text.ts"

export const TextSection = ({ id, heading, measured, paragraphs, list, after, link }: StaticSection) => (
  <section id={id}>
    <h2>{heading}</h2>
    {measured !== undefined && <p className="static-measured">{measured}</p>}
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {list !== undefined && (
      <ul>
        {list.map((entry) => (
          <li key={entry}>
            <span className="cell" />
            <span>{entry}</span>
          </li>
        ))}
      </ul>
    )}
    {after !== undefined && <p>{after}</p>}
    {link !== undefined && (
      <a className="link" href={link.href}>
        {link.text}
      </a>
    )}
  </section>
)
