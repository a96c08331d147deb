import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Media } from '#src/ui/display/card.tsx'
import { Picture } from '#src/ui/display/picture.tsx'
import { imageFiles } from '#src/web/images.ts'
import { Link } from '#src/web/links/link.tsx'

import type { CardResearch } from '../research.ts'
import { ReadingFacts } from './research-card.tsx'

/** The newest paper, with its figure at the size of reading. */
export function FirstPaper({ research }: { research: CardResearch }) {
  const t = useTranslations('research')
  const { _id, title, abstract, category, thumbnail } = research
  const { src, srcSet } = imageFiles(thumbnail)
  const sizes = '(width < 900px) 92vw, 50rem'
  return (
    <article className="card first-paper">
      <Media>
        <Picture
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt=""
          width={960}
          height={640}
          priority
          onPaper={research.isOnPaper}
        />
      </Media>
      <div className="body">
        <span className="eyebrow">{category.name}</span>
        <h2 className="card-title">
          <Link to={`/research/${_id}`}>{title}</Link>
        </h2>
        <p className="outcome">{abstract}</p>
        <ReadingFacts research={research} />
        <span className={buttonClass({ variant: 'ink' })} aria-hidden="true">
          {t('read')}
        </span>
      </div>
    </article>
  )
}
