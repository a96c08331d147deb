import type { Heading } from './outline.ts'

interface ContentsProps {
  title: string
  headings: readonly Heading[]
}

/**
 * The parts of a text, to jump to. Inside an element of `className="outlined"` they stand beside the text where there is
 * room, and stay in sight.
 */
export function Contents({ title, headings }: ContentsProps) {
  return (
    <nav className="text-contents" aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ol>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
