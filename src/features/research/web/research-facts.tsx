import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Media } from '#src/ui/display/card.tsx'
import { Picture } from '#src/ui/display/picture.tsx'
import { imageFiles } from '#src/web/images.ts'

import { Doi } from './doi.tsx'
import { ResearchDay } from './research-day.tsx'
import { dayOf, licenceAddress, type DetailResearch } from './research.ts'

/** Image, PDF, and the facts that are known. */
export function ResearchFacts({ research }: { research: DetailResearch }) {
  const t = useTranslations('research')
  const format = useFormatter()
  const { src, srcSet } = imageFiles(research.thumbnail)
  const { doi, licence, file } = research
  return (
    <>
      <Media>
        <Picture src={src} srcSet={srcSet} sizes="(width < 1000px) 1px, 20rem" alt="" width={960} height={640} />
      </Media>
      {file && (
        <a className={buttonClass({ variant: 'primary', block: true })} href={file}>
          <FileDown />
          {t('downloadPdf')}
        </a>
      )}
      <dl className="research-facts">
        <Fact term={t('published')}>
          <ResearchDay day={dayOf(research)} />
        </Fact>
        {doi && (
          <Fact term={t('doi')}>
            <Doi doi={doi} />
          </Fact>
        )}
        {licence && (
          <Fact term={t('licence')}>
            <Licence licence={licence} />
          </Fact>
        )}
        <Fact term={t('viewsTerm')}>{format.number(research.views)}</Fact>
      </dl>
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Licence({ licence }: { licence: string }) {
  const address = licenceAddress(licence)
  if (!address) return licence
  return (
    <a className="link" href={address} rel="license noopener">
      {licence}
    </a>
  )
}
