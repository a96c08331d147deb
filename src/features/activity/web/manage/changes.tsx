import { ArrowRight } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'

import { usePrice } from '#src/web/prices.ts'

import type { Entry } from './deeds.ts'
import { fieldName, readable, type Say } from './values.ts'

type Change = { readonly name: string; readonly before: string; readonly after: string }

/** Changes of so few fields stand there at once; more open. */
const AT_ONCE = 3
/** A text longer than this, in characters, opens. */
const SHORT_TEXT = 140

/** What each field was and is. */
export function Changes({ changes }: Pick<Entry, 'changes'>) {
  const t = useTranslations('managers.activity')
  const say = useSay()
  const read = changes
    .map(({ field, before, after }) => ({
      name: fieldName(field),
      before: readable(field, before, say),
      after: readable(field, after, say),
    }))
    .filter(({ before, after }) => before !== '' || after !== '')
  if (read.length === 0) return null
  if (read.length <= AT_ONCE) return <Fields changes={read} />
  return (
    <details className="activity-more">
      <summary>
        {t('fields', { count: read.length })}
        <small>{read.map(({ name }) => name).join(', ')}</small>
      </summary>
      <Fields changes={read} />
    </details>
  )
}

function Fields({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('managers.activity')
  return (
    <dl className="activity-fields">
      {changes.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before !== '' && (
              <del>
                <span className="sr-only">{t('was')}: </span>
                <Value text={before} />
              </del>
            )}
            {before !== '' && <ArrowRight className="flip" aria-hidden="true" />}
            <ins>
              <span className="sr-only">{t('is')}: </span>
              {after === '' ? <i>{t('nothing')}</i> : <Value text={after} />}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A long text begins, and opens on the spot. */
function Value({ text }: { text: string }) {
  if (text.length <= SHORT_TEXT) return text
  return (
    <details>
      <summary>{text.slice(0, SHORT_TEXT).trimEnd()}…</summary>
      {text}
    </details>
  )
}

function useSay(): Say {
  const t = useTranslations('managers.activity')
  const format = useFormatter()
  const price = usePrice()
  return {
    price,
    number: value => format.number(value),
    day: day => format.dateTime(day, { dateStyle: 'medium', timeZone: 'UTC' }),
    instant: instant => format.dateTime(instant, { dateStyle: 'medium', timeStyle: 'short' }),
    yes: t('yes'),
    no: t('no'),
    file: name => t('file', { name }),
    entries: count => t('entries', { count }),
  }
}
