// Every job of the product.
import { freshenMail } from '#src/features/accounts/commands/freshen-mail.ts'
import { accountJobs } from '#src/features/accounts/jobs.ts'
import { analyticsJobs } from '#src/features/analytics/jobs.ts'
import { applicationJobs } from '#src/features/applications/jobs.ts'
import { certificateJobs } from '#src/features/certificates/jobs.ts'
import { courseJobs } from '#src/features/courses/jobs.ts'
import { factorJobs } from '#src/features/factors/jobs.ts'
import { heroJobs } from '#src/features/hero/jobs.ts'
import { membershipJobs } from '#src/features/memberships/jobs.ts'
import { orderJobs } from '#src/features/orders/jobs.ts'
import { pictureJobs } from '#src/features/pictures/jobs.ts'
import { videoJobs } from '#src/features/videos/jobs.ts'
import type { Services } from '#src/server/context.ts'
import { mailJob, type Mailer } from '#src/server/mail.ts'
import { removeFilesJob } from '#src/server/personal-data.ts'
import type { Job } from '#src/server/queue.ts'
import { viewsJob } from '#src/server/views/views.ts'

import { personalData } from './personal-data.ts'

export function jobsOf(services: Services, postman: Mailer): Job[] {
  const context = (name: string) => ({ ...services, actor: { kind: 'job', name } as const, ip: '' })
  return [
    mailJob({
      draw: services.renderer.mail,
      contact: services.contact,
      postman,
      freshen: mail => freshenMail(context('send-mail'), mail),
    }),
    viewsJob(services),
    removeFilesJob(services),
    ...accountJobs(context, personalData),
    ...applicationJobs(context),
    ...membershipJobs(context),
    ...orderJobs(context),
    ...courseJobs(context),
    ...certificateJobs(context),
    ...factorJobs(context),
    ...heroJobs(context),
    ...videoJobs(context),
    ...pictureJobs(context),
    ...analyticsJobs(context),
  ].map(erase)
}

/** The queue pairs a job's name with its data; the list forgets which is which. */
const erase = (job: object): Job => job as Job
