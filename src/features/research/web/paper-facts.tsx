import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Media } from '#src/ui/display/card.tsx'
import { Picture } from '#src/ui/display/picture.tsx'
import { imageFiles } from '#src/web/images.ts'

import { Doi } from './doi.tsx'
import { PaperDay } from './paper-day.tsx'
import { dayOf, licenceAddress, type Paper } from './paper.ts'

/** Image, PDF, and the facts that are known. */
export function PaperFacts({ paper }: { paper: Paper }) {
  const t = useTranslations('research')
  const format = useFormatter()
  const { src, srcSet } = imageFiles(paper.thumbnail)
  const { doi, licence, file } = paper
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
      <dl className="paper-facts">
        <Fact term={t('published')}>
          <PaperDay day={dayOf(paper)} />
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
        <Fact term={t('viewsTerm')}>{format.number(paper.views)}</Fact>
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
