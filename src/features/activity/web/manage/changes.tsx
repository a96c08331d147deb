import { ArrowRight } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'

import { useCurrency } from '#src/web/calls/page-data.ts'
import { useMoment } from '#src/web/manager/moment.tsx'
import { shortDay } from '#src/web/words/days.ts'
import { usePrice } from '#src/web/words/prices.ts'
import { fromMinor } from '#src/wire/money/money.ts'

import type { Activity, Entry } from './entries.ts'
import { listChange, type ListChange } from './list-changes.ts'
import { fieldName, isRich, readable, textIn, type Say } from './values.ts'

interface ChangesProps {
  entry: Entry
  /** What the ids in entries stand for. */
  names: Activity['names']
}

type Change = {
  readonly name: string
  readonly before: string
  readonly after: string
  /** Of a list that was changed: what came, went and is another. */
  readonly list?: ListChange
}

/** So many entries of a list are named; the rest is counted. */
const NAMED = 5

/** Changes of so few fields stand there at once; more open. */
const AT_ONCE = 3
/** Fields of which the name of the action says all. */
const SAID = new Set(['disabled'])
/** A text longer than this, in characters, opens. */
const SHORT_TEXT = 140

/** What each field was and is; what the sentence above has said already is left out. */
export function Changes({ entry: { changes, kind, verb, thing }, names }: ChangesProps) {
  const t = useTranslations('managers.activity')
  const say = useSay(names, changes)
  const read = changes
    .filter(({ field }) => !SAID.has(field))
    .map(({ field, before, after }): Change => {
      const isMarkup = isRich(kind, field)
      const wordsOf = (value: unknown) =>
        isMarkup && typeof value === 'string' ? textIn(value) : readable(field, value, say)
      const isList = Array.isArray(before) && Array.isArray(after)
      const list = isList ? { list: listChange(before, after, say) } : {}
      return { name: fieldName(field), before: wordsOf(before), after: wordsOf(after), ...list }
    })
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
      {changes.map(({ name, before, after, list }) => (
        <div key={name}>
          <dt>{name}</dt>
          {list ? (
            <ListChanged list={list} />
          ) : (
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
          )}
        </div>
      ))}
    </dl>
  )
}

/** What came, what went, and what is another; of a long list the first few. */
function ListChanged({ list: { added, removed, changed, isReordered } }: { list: ListChange }) {
  const t = useTranslations('managers.activity')
  const more = (all: readonly unknown[]) =>
    all.length > NAMED && <p>{t('moreEntries', { count: all.length - NAMED })}</p>
  return (
    <dd className="activity-list">
      {isReordered && <p>{t('reordered')}</p>}
      {removed.slice(0, NAMED).map((words, index) => (
        // Two entries may say the same.
        <p key={`${words} ${index}`}>
          {t('removed')} <del>{words ? <Value text={words} /> : t('unnamed')}</del>
        </p>
      ))}
      {more(removed)}
      {added.slice(0, NAMED).map((words, index) => (
        <p key={`${words} ${index}`}>
          {t('added')} <ins>{words ? <Value text={words} /> : t('unnamed')}</ins>
        </p>
      ))}
      {more(added)}
      {changed.slice(0, NAMED).map(({ before, after }) => (
        <p key={`${before} ${after}`}>
          {t('changed')} <del>{before}</del> <ArrowRight className="flip" aria-hidden="true" /> <ins>{after}</ins>
        </p>
      ))}
      {more(changed)}
    </dd>
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

/** @param changes name their currency where there is money of another than the academy's */
function useSay(names: Activity['names'], changes: Entry['changes']): Say {
  const t = useTranslations('managers.activity')
  const format = useFormatter()
  const price = usePrice()
  const own = useCurrency()
  const moment = useMoment()
  const named = changes.find(({ field }) => field === 'currency')?.after
  const currency = typeof named === 'string' ? named : own
  return {
    price: minor => price(fromMinor(minor, currency), currency),
    number: value => format.number(value),
    day: day => shortDay.format(day),
    instant: instant => moment(instant.toISOString()),
    yes: t('yes'),
    no: t('no'),
    file: name => t('file', { name }),
    entries: count => t('entries', { count }),
    nameOf: id => names[id],
  }
}
