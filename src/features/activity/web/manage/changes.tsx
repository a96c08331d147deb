import { ArrowRight } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'

import { shortDay } from '#src/web/days.ts'
import { usePrice } from '#src/web/prices.ts'

import { dayAndTime } from './days.ts'
import type { Entry } from './deeds.ts'
import { fieldName, readable, type Say } from './values.ts'

type Change = { readonly name: string; readonly before: string; readonly after: string }

/** Changes of so few fields stand there at once; more open. */
const AT_ONCE = 3
/** The name of these deeds is all that there is to say. */
const SAYS_ALL = new Set(['disable', 'enable'])
/** A text longer than this, in characters, opens. */
const SHORT_TEXT = 140

/** What each field was and is; what the sentence above has said already is left out. */
export function Changes({ entry: { changes, verb, thing } }: { entry: Entry }) {
  const t = useTranslations('managers.activity')
  const say = useSay()
  const read = (SAYS_ALL.has(verb) ? [] : changes)
    .map(({ field, before, after }) => ({
      name: fieldName(field),
      before: readable(field, before, say),
      after: readable(field, after, say),
    }))
    .filter(({ before, after }) => before + after !== '' && before + after !== thing.name)
  if (read.length === 0) return null
  const fields = <Fields changes={read} isDeletion={verb === 'delete'} />
  if (read.length <= AT_ONCE) return fields
  return (
    <details className="activity-more">
      <summary>
        {t('fields', { count: read.length })}
        <small>{read.map(({ name }) => name).join(', ')}</small>
      </summary>
      {fields}
    </details>
  )
}

function Fields({ changes, isDeletion }: { changes: readonly Change[]; isDeletion: boolean }) {
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
            {before !== '' && !isDeletion && <ArrowRight className="flip" aria-hidden="true" />}
            {!isDeletion && (
              <ins>
                <span className="sr-only">{t('is')}: </span>
                {after === '' ? <i>{t('nothing')}</i> : <Value text={after} />}
              </ins>
            )}
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
    day: day => shortDay.format(day),
    instant: instant => dayAndTime.format(instant),
    yes: t('yes'),
    no: t('no'),
    file: name => t('file', { name }),
    entries: count => t('entries', { count }),
  }
}
