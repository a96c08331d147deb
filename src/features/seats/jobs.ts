import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/jobs/queue.ts'

import { forgetUnpaid } from './commands/personal-data.ts'
import { remindBuyers } from './commands/remind-buyers.ts'
import { sendPlaces } from './commands/send-places.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'send-places': Record<string, never>
    'forget-unpaid-places': Record<string, never>
    'remind-buyers-of-places': Record<string, never>
  }
}

const sending = (context: (name: string) => Context): Job<'send-places'> => ({
  name: 'send-places',
  schedule: '*/5 * * * *',
  retries: 5,
  retryDelaySeconds: 10,
  run: async () => {
    await sendPlaces(context('send-places'))
  },
})

const forgetting = (context: (name: string) => Context): Job<'forget-unpaid-places'> => ({
  name: 'forget-unpaid-places',
  schedule: '17 4 * * *',
  retries: 3,
  retryDelaySeconds: 60,
  run: () => forgetUnpaid(context('forget-unpaid-places')),
})

const reminding = (context: (name: string) => Context): Job<'remind-buyers-of-places'> => ({
  name: 'remind-buyers-of-places',
  schedule: '*/5 * * * *',
  retries: 0,
  retryDelaySeconds: 60,
  run: () => remindBuyers(context('remind-buyers-of-places')),
})

export const seatJobs = (context: (name: string) => Context) => [
  sending(context),
  forgetting(context),
  reminding(context),
]
