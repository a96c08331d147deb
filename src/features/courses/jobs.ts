import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/jobs/queue.ts'

import { addUpLearners } from './commands/add-up-learners.ts'
import { cutGlimpses } from './commands/cut-glimpses.ts'
import { measureLengths } from './commands/measure-lengths.ts'
import { readGrounds } from './commands/read-grounds.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'add-up-learners': Record<string, never>
    'cut-glimpses': Record<string, never>
    'measure-lengths': Record<string, never>
    'read-grounds': Record<string, never>
  }
}

/** What a process that ended before it had added up left behind. */
const addingUp = (context: (name: string) => Context): Job<'add-up-learners'> => ({
  name: 'add-up-learners',
  schedule: '* * * * *',
  retries: 0,
  retryDelaySeconds: 60,
  run: async (_, { signal }) => {
    while (!signal.aborted && (await addUpLearners(context('add-up-learners'))));
  },
})

/** Sent with each new picture; by itself for those that an older version has stored. */
const readingGrounds = (context: (name: string) => Context): Job<'read-grounds'> => ({
  name: 'read-grounds',
  schedule: '*/10 * * * *',
  retries: 2,
  retryDelaySeconds: 60,
  run: async (_, { signal }) => {
    while (!signal.aborted && (await readGrounds(context('read-grounds'), signal)));
  },
})

/** Where nobody heard that lessons had changed. */
const measuring = (context: (name: string) => Context): Job<'measure-lengths'> => ({
  name: 'measure-lengths',
  schedule: '*/10 * * * *',
  retries: 0,
  retryDelaySeconds: 60,
  run: () => measureLengths(context('measure-lengths')),
})

/** Sent when a lesson is made free or no longer; by itself for films that were published or replaced since. */
const cutting = (context: (name: string) => Context): Job<'cut-glimpses'> => ({
  name: 'cut-glimpses',
  schedule: '*/10 * * * *',
  retries: 2,
  retryDelaySeconds: 60,
  heartbeatSeconds: 60,
  run: async (_, { signal }) => {
    while (!signal.aborted && (await cutGlimpses(context('cut-glimpses'), signal)));
  },
})

export const courseJobs = (context: (name: string) => Context) => [
  addingUp(context),
  measuring(context),
  readingGrounds(context),
  cutting(context),
]
