import { useFormatter, useTranslations } from 'use-intl'

import { DataTable } from '#src/ui/display/data-table.tsx'

import { sumColumns, SumCells, SumHeads } from './steps-part.tsx'
import type { Books } from './types.ts'

/** How the money of the period came. */
export function MethodsTable({ methods, hasTax }: Pick<Books, 'methods'> & { hasTax: boolean }) {
  const t = useTranslations('managers.books')
  const format = useFormatter()
  const columns = sumColumns(methods, hasTax)
  return (
    <section className="books-methods" aria-labelledby="books-methods">
      <h2 id="books-methods">{t('byMethod')}</h2>
      <div className="panel books-table">
        <DataTable caption={t('byMethod')} dense>
          <thead>
            <tr>
              <th scope="col">{t('method')}</th>
              <th scope="col" className="num books-minor">
                {t('payments')}
              </th>
              <SumHeads columns={columns} />
            </tr>
          </thead>
          <tbody>
            {methods.map(row => (
              <tr key={row.method}>
                <th scope="row">{t(`methods.${row.method}`)}</th>
                <td className="num books-minor">{format.number(row.payments)}</td>
                <SumCells sums={row} columns={columns} />
              </tr>
            ))}
          </tbody>
        </DataTable>
      </div>
    </section>
  )
}
