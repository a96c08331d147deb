import type { z } from 'zod'

import type { booksContract } from '../../contract.ts'

export type Books = z.output<typeof booksContract.readBooks.output>
export type Step = Books['steps'][number]
export type Sums = Pick<Step, 'gross' | 'refunds' | 'disputes' | 'fees' | 'net' | 'tax'>

/** Whether tax has a column: where the academy charges one, or did in the period. */
export const showsTax = ({ chargesTax, total }: Pick<Books, 'chargesTax' | 'total'>): boolean =>
  chargesTax || total.tax !== 0
