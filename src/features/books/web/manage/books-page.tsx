import { useLoaderData } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'

import { useOrderTabs } from '#src/features/orders/web/manage/use-order-tabs.ts'
import { EmptyState, Notice } from '#src/ui/controls/message.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { FileLink } from '#src/web/manager/forms/file-link.tsx'
import { DaySpan } from '#src/web/manager/lists/day-span.tsx'
import { FailedList } from '#src/web/manager/lists/failed-list.tsx'
import { useListAddress } from '#src/web/manager/lists/list-address.ts'
import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'
import { useFullAmount } from '#src/web/words/prices.ts'

import { quickPeriods } from '../../contract.ts'
import { Balance } from './balance.tsx'
import type { booksLoader } from './loaders.ts'
import { MethodsTable } from './methods-table.tsx'
import { SoldList } from './sold-list.tsx'
import { StepsPart } from './steps-part.tsx'
import { type Books, showsTax } from './types.ts'

import './books.css'

/** Where the academy's money came from in a period, and where it went. */
export function BooksPage() {
  const t = useTranslations('managers.books')
  const read = useLoaderData<typeof booksLoader>()
  return (
    <ManagerFrame title={t('title')} tabs={useOrderTabs()} action={<Files />}>
      <div className="books">
        <Period read={hasFailed(read) ? undefined : read} />
        {hasFailed(read) ? <FailedList /> : <Whole books={read} />}
      </div>
    </ManagerFrame>
  )
}

function Whole({ books }: { books: Books }) {
  const t = useTranslations('managers.books')
  const { total, steps, methods, sold } = books
  const hasTax = showsTax(books)
  const isEmpty = methods.length === 0 && sold.length === 0
  return (
    <>
      <NotInSums books={books} />
      {isEmpty ? (
        <EmptyState heading="h2" title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <Balance total={total} hasTax={hasTax} />
          {steps.length > 0 && <StepsPart {...books} hasTax={hasTax} />}
          <SoldList books={books} hasTax={hasTax} />
          <MethodsTable methods={methods} hasTax={hasTax} />
          {hasTax && <p className="text-muted">{t('withTax')}</p>}
        </>
      )}
    </>
  )
}

/** What moved in the period and is in none of its sums. */
function NotInSums({ books: { otherCurrencies, otherFees, feesUnknown } }: { books: Books }) {
  const t = useTranslations('managers.books')
  const full = useFullAmount()
  const list = useFormatter()
  const words = [
    otherCurrencies.length > 0 && t('other', { codes: otherCurrencies.map(code => code.toUpperCase()).join(', ') }),
    otherFees.length > 0 &&
      t('otherFees', { amounts: list.list(otherFees.map(({ amount, currency }) => full(amount, currency))) }),
    feesUnknown > 0 && t('feesUnknown', { count: feesUnknown }),
  ].filter(one => one !== false)
  return words.length > 0 && <Notice>{words.join(' ')}</Notice>
}

/** The sums of what is shown, and its lines, as files. */
function Files() {
  const t = useTranslations('managers.books')
  const { get } = useListAddress()
  const asked = new URLSearchParams(['period', 'from', 'to'].flatMap(name => (get(name) ? [[name, get(name)]] : [])))
  return (
    <span className="books-files">
      <FileLink address={`/api/admin/books.csv?${asked}`} name="books.csv" text={t('summaryFile')} />
      <FileLink address={`/api/admin/ledger.csv?${asked}`} name="ledger.csv" text={t('ledgerFile')} />
    </span>
  )
}

/** One of the usual periods, or any two days; both live in the address. */
function Period({ read }: { read: Books | undefined }) {
  const t = useTranslations('managers.books')
  const { get, change } = useListAddress()
  const isFree = get('from') !== '' || get('to') !== ''
  const chosen = quickPeriods.find(period => period === get('period')) ?? quickPeriods[0]
  return (
    <div className="books-period">
      <Segmented<(typeof quickPeriods)[number] | ''>
        label={t('period')}
        value={isFree ? '' : chosen}
        options={quickPeriods.map(value => ({ value, label: t(`periods.${value}`) }))}
        onChange={value =>
          change({ period: value === quickPeriods[0] ? undefined : value, from: undefined, to: undefined })
        }
      />
      <DaySpan
        from={read?.from ?? get('from')}
        to={read?.to ?? get('to')}
        words={{ from: t('from'), to: t('to'), none: t('anyDay') }}
        onChange={changed => change({ period: undefined, from: read?.from, to: read?.to, ...changed })}
      />
    </div>
  )
}
