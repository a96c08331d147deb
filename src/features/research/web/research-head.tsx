import { FileDown } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { Link } from '#src/web/links/link.tsx'

import { addressOf } from './list/filters.ts'
import { orcidAddress, type DetailResearch, type Uncounted } from './research.ts'

export function ResearchHead({ research }: { research: Uncounted<DetailResearch> }) {
  const t = useTranslations('research')
  const { title, category, authors, tags, file } = research
  return (
    <header className="research-head">
      <Breadcrumb
        label={t('breadcrumb')}
        items={[
          <Link key="list" to="/researches">
            {t('title')}
          </Link>,
          <Link key="category" className="as-label" to={addressOf({ category: category._id })}>
            {category.name}
          </Link>,
        ]}
      />
      <h1>{title}</h1>
      <div className="research-meta">
        <div>{authors.length > 0 && <Authors authors={authors} />}</div>
        <p>
          {file && (
            <a className={buttonClass({ variant: 'primary' })} href={file}>
              <FileDown />
              {t('downloadPdf')}
            </a>
          )}
          <a className={buttonClass()} href="#cite">
            {t('cite')}
          </a>
        </p>
      </div>
      {tags.length > 0 && (
        <ul className="research-tags" aria-label={t('tags')}>
          {tags.map(tag => (
            <li key={tag}>
              <Link className="chip" to={addressOf({ tag })}>
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}

/** Names with the numbers of their affiliations, as journals print them; one affiliation needs no numbers. */
function Authors({ authors }: { authors: DetailResearch['authors'] }) {
  const t = useTranslations('research')
  const affiliations = [...new Set(authors.map(author => author.affiliation).filter(Boolean))]
  const isNumbered = affiliations.length > 1
  return (
    <>
      <ul className="research-authors" aria-label={t('authors')}>
        {authors.map(({ name, affiliation, orcid }) => (
          <li key={name}>
            <b>{name}</b>
            {isNumbered && affiliation && <sup>{affiliations.indexOf(affiliation) + 1}</sup>}
            {orcid && (
              <a className="orcid" href={orcidAddress(orcid)} rel="noopener" aria-label={t('orcidOf', { name })}>
                <OrcidMark />
              </a>
            )}
          </li>
        ))}
      </ul>
      {affiliations.length > 0 && (
        <ul className="research-affiliations">
          {affiliations.map((affiliation, index) => (
            <li key={affiliation}>
              {isNumbered && <span>{index + 1} </span>}
              {affiliation}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The mark that ORCID asks to stand beside a name. */
function OrcidMark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24ZM7.4 4.4a.95.95 0 1 0 0 1.9.95.95 0 0 0 0-1.9ZM6.7 7.4h1.4v10H6.700v-10Zm3.500 0h3.900c3.700 0 5.300 2.600 5.300 5 0 2.600-2 5-5.300 5h-3.900v-10Zm1.400 1.300v7.400h2.300c3.300 0 4-2.500 4-3.700 0-2-1.300-3.700-4.100-3.700h-2.200Z"
      />
    </svg>
  )
}
