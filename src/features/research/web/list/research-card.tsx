import { useFormatter, useTranslations } from 'use-intl'

import { Media } from '#src/ui/display/card.tsx'
import { Picture } from '#src/ui/display/picture.tsx'
import { DrawnOnce } from '#src/web/drawn-once.tsx'
import { imageFiles } from '#src/web/images.ts'
import { Link } from '#src/web/links/link.tsx'

import { ResearchDay } from '../research-day.tsx'
import { dayOf, type CardResearch, type Uncounted } from '../research.ts'
import { addressOf } from './filters.ts'
import { Finding } from './finding.tsx'

interface ResearchCardProps {
  research: Uncounted<CardResearch>
  /** h3 unless told. */
  heading?: 'h2' | 'h3' | undefined
  /** True for an image of the first view. */
  priority?: boolean | undefined
}

/** P-RES-2 */
const SHOWN_TAGS = 3
const SHOWN_AUTHORS = 3

/** A paper in a list (`className="researches"`); the words of a search are marked. */
export function ResearchCard(card: ResearchCardProps) {
  // What a search has marked is asked for in as many ways as there are words.
  const isShared = !card.research.found && !card.priority
  return <DrawnOnce as="article" className="card research" part={Inside} of={card} isShared={isShared} />
}

function Inside({ research, heading: Heading = 'h3', priority }: ResearchCardProps) {
  const { _id, title, category, tags, thumbnail, found } = research
  const { src, srcSet } = imageFiles(thumbnail)
  const sizes = '(width < 640px) 8rem, 17rem'
  return (
    <>
      <Finding research={research} orYear />
      <div className="body">
        <span className="eyebrow">{category.name}</span>
        <Heading className="card-title">
          <Link to={`/research/${_id}`}>{found ? <Marked pieces={found.title} /> : title}</Link>
        </Heading>
        {found && (
          <p className="outcome">
            <Marked pieces={found.abstract} />
          </p>
        )}
        <ReadingFacts research={research} />
        {tags.length > 0 && <Tags tags={tags} />}
      </div>
      <Media>
        {/* The preview of a new paper has none yet. */}
        {src && (
          <Picture
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            alt=""
            width={960}
            height={640}
            priority={priority}
            onPaper={research.isOnPaper}
          />
        )}
      </Media>
    </>
  )
}

/** Who, when, and how often it was read. */
function ReadingFacts({ research }: { research: Uncounted<CardResearch> }) {
  const t = useTranslations('research')
  const { authors, views } = research
  return (
    <p className="meta">
      {authors.length > 0 && (
        <span className="item">
          <AuthorNames names={authors} />
        </span>
      )}
      <span className="item">
        <ResearchDay day={dayOf(research)} />
      </span>
      {views !== undefined && <span className="item">{t('views', { count: views })}</span>}
    </p>
  )
}

function Marked({ pieces }: { pieces: readonly { text: string; isMatch: boolean }[] }) {
  return pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}

export function AuthorNames({ names }: { names: readonly string[] }) {
  const t = useTranslations('research')
  const format = useFormatter()
  const shown = names.slice(0, SHOWN_AUTHORS)
  const rest = names.length - shown.length
  return format.list([...shown, ...(rest > 0 ? [t('moreAuthors', { count: rest })] : [])])
}

function Tags({ tags }: { tags: readonly string[] }) {
  const t = useTranslations('research')
  const rest = tags.length - SHOWN_TAGS
  return (
    <ul className="research-tags card-above" aria-label={t('tags')}>
      {tags.slice(0, SHOWN_TAGS).map(tag => (
        <li key={tag}>
          <Link className="chip" to={addressOf({ tag })}>
            {tag}
          </Link>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <span aria-hidden="true">{t('moreTags', { count: rest })}</span>
          <span className="sr-only">{t('moreTagsLabel', { count: rest })}</span>
        </li>
      )}
    </ul>
  )
}
