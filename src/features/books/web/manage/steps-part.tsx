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
export function StepsPart({ steps, unit }: Pick<Books, 'steps' | 'unit'>) {
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
          <StepsTable steps={steps} unit={unit} title={title} />
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
}

/** The latest first: it is what one looks for. */
function StepsTable({ steps, unit, title }: StepsTableProps) {
  const t = useTranslations('managers.books')
  return (
    <DataTable caption={title} dense>
      <thead>
        <tr>
          <th scope="col">{t(unit)}</th>
          <SumHeads />
        </tr>
      </thead>
      <tbody>
        {steps.toReversed().map(step => (
          <tr key={step.start}>
            <th scope="row">{nameOf(unit, step)}</th>
            <SumCells sums={step} />
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

export function SumHeads() {
  const t = useTranslations('managers.books')
  return (['gross', 'refunds', 'disputes', 'fees', 'net'] as const).map(name => (
    <th key={name} scope="col" className="num">
      {t(name)}
    </th>
  ))
}

export function SumCells({ sums: { gross, refunds, disputes, fees, net } }: { sums: Sums }) {
  const amount = useAmount()
  const cells = { gross, refunds: 0 - refunds, disputes: 0 - disputes, fees: 0 - fees, net }
  return Object.entries(cells).map(([name, value]) => (
    <td key={name} className="num" data-none={value === 0 ? '' : undefined}>
      <bdi>{amount(value)}</bdi>
    </td>
  ))
}
