import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Segmented } from '#src/ui/controls/segmented.tsx'
import { DataTable } from '#src/ui/display/data-table.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import { BooksChart } from './books-chart.tsx'
import { nameOf } from './steps.ts'
import type { Books, Step, Sums } from './types.ts'

type View = 'chart' | 'table'

/** What came and went by the day or the month, drawn and as a table. */
export function StepsPart({ steps, unit, hasTax }: Pick<Books, 'steps' | 'unit'> & { hasTax: boolean }) {
  const t = useTranslations('managers.books')
  const [view, setView] = useState<View>('chart')
  const title = t(unit === 'day' ? 'byDay' : 'byMonth')
  return (
    <section className="books-steps" aria-label={title}>
      <header className="books-head">
        <h2>{title}</h2>
        <Segmented<View>
          label={t('view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'chart', label: <Face icon={<ChartColumn />} text={t('chart')} /> },
            { value: 'table', label: <Face icon={<Table2 />} text={t('table')} /> },
          ]}
        />
      </header>
      {view === 'chart' ? (
        <BooksChart steps={steps} unit={unit} />
      ) : (
        <div className="panel books-table">
          <StepsTable steps={steps} unit={unit} title={title} hasTax={hasTax} />
        </div>
      )}
    </section>
  )
}

const Face = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <>
    {icon}
    <span>{text}</span>
  </>
)

interface StepsTableProps extends Pick<Books, 'unit'> {
  steps: readonly Step[]
  title: string
  hasTax: boolean
}

/** The latest first: it is what one looks for. */
function StepsTable({ steps, unit, title, hasTax }: StepsTableProps) {
  const t = useTranslations('managers.books')
  const columns = sumColumns(steps, hasTax)
  return (
    <DataTable caption={title} dense>
      <thead>
        <tr>
          <th scope="col">{t(unit)}</th>
          <SumHeads columns={columns} />
        </tr>
      </thead>
      <tbody>
        {steps.toReversed().map(step => (
          <tr key={step.start}>
            <th scope="row">{nameOf(unit, step)}</th>
            <SumCells sums={step} columns={columns} />
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

const sumNames = ['gross', 'refunds', 'disputes', 'fees', 'net', 'tax'] as const
type SumColumn = { readonly name: (typeof sumNames)[number]; readonly className: string }

/** The columns of a table of sums. One that is nothing in all of its rows leaves its room to the others on a phone. */
export const sumColumns = (rows: readonly Sums[], hasTax: boolean): SumColumn[] =>
  sumNames
    .filter(name => hasTax || name !== 'tax')
    .map(name => ({ name, className: rows.every(row => row[name] === 0) ? 'num books-minor' : 'num' }))

export function SumHeads({ columns }: { columns: readonly SumColumn[] }) {
  const t = useTranslations('managers.books')
  return columns.map(({ name, className }) => (
    <th key={name} scope="col" className={className}>
      {t(name)}
    </th>
  ))
}

export function SumCells({ sums, columns }: { sums: Sums; columns: readonly SumColumn[] }) {
  const amount = useAmount()
  const { refunds, disputes, fees } = sums
  const cells = { ...sums, refunds: 0 - refunds, disputes: 0 - disputes, fees: 0 - fees }
  return columns.map(({ name, className }) => (
    <td key={name} className={className} data-none={cells[name] === 0 ? '' : undefined}>
      <bdi>{amount(cells[name])}</bdi>
    </td>
  ))
}
