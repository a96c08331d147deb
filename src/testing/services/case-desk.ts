import type { openRefunds } from './refunds.ts'

export type SeenCase = {
  readonly _id: string
  readonly subject: string
  readonly version: string
  readonly facts: { until: string }
}

/** What an administrator sees of the cases, and decides. */
export function openCases({ client }: Awaited<ReturnType<typeof openRefunds>>['admin']) {
  return {
    caseOf: async (subject: string) => {
      const { cases } = (await client.get('/api/admin/payments/cases?limit=100')).body
      return cases.find((one: SeenCase) => one.subject === subject)
    },
    decide: ({ _id, version }: SeenCase, verb: 'grant' | 'refund' | 'close', body: object) =>
      client.post(`/api/admin/payments/cases/${_id}/${verb}`, { version, ...body }),
  }
}
