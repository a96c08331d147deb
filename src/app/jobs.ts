// Every job of the product.
import { freshenMail } from '#src/features/accounts/commands/addresses/freshen-mail.ts'
import type { Services } from '#src/server/context.ts'
import type { AnyJob, Job } from '#src/server/jobs/queue.ts'
import { mailJob, type Mailer } from '#src/server/mail/mail.ts'
import { removeFilesJob } from '#src/server/personal-data.ts'
import { viewsJob } from '#src/server/views/views.ts'

import { features } from './features.ts'

export function jobsOf(services: Services, mailer: Mailer): Job[] {
  const context = (name: string) => ({ ...services, actor: { kind: 'job', name } as const, ip: '' })
  return [
    mailJob({
      render: services.renderer.mail,
      identity: services.identity,
      storage: services.storage,
      mailer,
      freshen: mail => freshenMail(context('send-mail'), mail),
    }),
    viewsJob(services),
    removeFilesJob(services),
    ...features.flatMap(({ jobs }) => jobs?.(context) ?? []),
  ].map(erase)
}

/** The queue pairs a job's name with its data; the list forgets which is which. */
const erase = (job: AnyJob): Job => job as Job
