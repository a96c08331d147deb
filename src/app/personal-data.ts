// Every feature that knows something of a person. A table that names one needs its feature here: a test looks.
import { accountData } from '#src/features/accounts/commands/personal-data.ts'
import { applicationData } from '#src/features/applications/commands/personal-data.ts'
import { blogData } from '#src/features/blogs/commands/personal-data.ts'
import { certificateData } from '#src/features/certificates/commands/personal-data.ts'
import { courseData } from '#src/features/courses/commands/personal-data.ts'
import { enrolmentData } from '#src/features/enrolments/commands.ts'
import { factorData } from '#src/features/factors/commands/personal-data.ts'
import { membershipData } from '#src/features/memberships/commands/personal-data.ts'
import { newsletterData } from '#src/features/newsletter/commands.ts'
import { orderData } from '#src/features/orders/commands/personal-data.ts'
import { videoData } from '#src/features/videos/commands/personal-data.ts'
import type { PersonalData } from '#src/server/personal-data.ts'

/** In the order of their removal: accounts come last, because the others may look at the person. */
export const personalData: readonly PersonalData[] = [
  orderData,
  membershipData,
  videoData,
  certificateData,
  courseData,
  enrolmentData,
  newsletterData,
  blogData,
  applicationData,
  factorData,
  accountData,
]
