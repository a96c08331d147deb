import { CornerLeftUp } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Doi } from './doi.tsx'
import type { DetailResearch } from './research.ts'

type Reference = DetailResearch['references'][number]

interface ReferencesProps {
  references: readonly Reference[]
  /** Numbers that the text leads here from: their way back. */
  cited: ReadonlySet<number>
}

export function References({ references, cited }: ReferencesProps) {
  const t = useTranslations('research')
  return (
    <section className="research-references" aria-labelledby="references">
      <h2 id="references">{t('references')}</h2>
      <ol>
        {references.map((reference, index) => (
          <li key={index} id={`ref-${index + 1}`}>
            <Printed reference={reference} />{' '}
            {cited.has(index + 1) && (
              <a className="back" href={`#cite-${index + 1}`} aria-label={t('backTo', { number: index + 1 })}>
                <CornerLeftUp className="flip" />
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** As Vancouver prints it: authors, title, journal in italics, year, volume and pages, then the DOI. */
function Printed({ reference }: { reference: Reference }) {
  const t = useTranslations('research')
  const { authors, title, containerTitle, year, volume, issue, pages, doi, url } = reference
  const place = [volume + (issue && `(${issue})`), pages].filter(Boolean).join(':')
  const when = [year, place].filter(Boolean).join(';')
  return (
    <>
      {closed(authors)} {closed(title)} {containerTitle && <i>{closed(containerTitle)}</i>} {when && closed(when)}{' '}
      {doi ? (
        <Doi doi={doi}>{t('doiOf', { doi })}</Doi>
      ) : (
        url && (
          <a className="link" href={url} rel="noopener">
            {t('link')}
          </a>
        )
      )}
    </>
  )
}

/** With its full stop, unless the text ends by itself. */
const closed = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)
