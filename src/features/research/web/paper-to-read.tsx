import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { Picture } from '#src/ui/display/picture.tsx'
import { imageFiles } from '#src/web/images.ts'
import { Link } from '#src/web/links/link.tsx'

import type { ResearchCard } from '../contract/shapes.ts'

import './paper-to-read.css'

/** One paper of what somebody is studying. */
export function PaperToRead({ paper }: { paper: z.output<typeof ResearchCard> }) {
  const t = useTranslations('research')
  const { src, srcSet } = imageFiles(paper.thumbnail)
  const year = paper.publishedOn?.slice(0, 4)
  return (
    <section className="to-read" aria-labelledby="to-read">
      <h2 id="to-read">{t('toRead')}</h2>
      <Link to={`/research/${paper._id}`}>
        <span className="figure">
          <Picture
            src={src}
            srcSet={srcSet}
            sizes="(width < 700px) 92vw, 22rem"
            alt=""
            width={960}
            height={540}
            onPaper={paper.isOnPaper}
          />
        </span>
        <b dir="auto">{paper.title}</b>
        <small>{[paper.authors.join(', '), year].filter(Boolean).join(' · ')}</small>
      </Link>
    </section>
  )
}
