// Every feature of the product. Those that stand on others come before them, accounts last: in this order what belongs to
// a person is removed.
import { accountsFeature } from '#src/features/accounts/feature.ts'
import { activityFeature } from '#src/features/activity/feature.ts'
import { analyticsFeature } from '#src/features/analytics/feature.ts'
import { applicationsFeature } from '#src/features/applications/feature.ts'
import { blogsFeature } from '#src/features/blogs/feature.ts'
import { booksFeature } from '#src/features/books/feature.ts'
import { categoriesFeature } from '#src/features/categories/feature.ts'
import { certificateAnswers, certificatesFeature } from '#src/features/certificates/feature.ts'
import { conferencesFeature } from '#src/features/conferences/feature.ts'
import { couponsFeature } from '#src/features/coupons/feature.ts'
import { courseAnswers, coursesFeature } from '#src/features/courses/feature.ts'
import { currencyFeature } from '#src/features/currency/feature.ts'
import { enrolmentsFeature } from '#src/features/enrolments/feature.ts'
import { factorsFeature } from '#src/features/factors/feature.ts'
import { facultyFeature } from '#src/features/faculty/feature.ts'
import { firstDayFeature } from '#src/features/first-day/feature.ts'
import { homeFeature } from '#src/features/home/feature.ts'
import { identityFeature } from '#src/features/identity/feature.ts'
import { invoiceAnswers, invoicesFeature } from '#src/features/invoices/feature.ts'
import { lessonsFeature } from '#src/features/lessons/feature.ts'
import { membershipsFeature } from '#src/features/memberships/feature.ts'
import { newsletterFeature } from '#src/features/newsletter/feature.ts'
import { notesFeature } from '#src/features/notes/feature.ts'
import { orderAnswers, ordersFeature } from '#src/features/orders/feature.ts'
import { pagesFeature } from '#src/features/pages/feature.ts'
import { partnersFeature } from '#src/features/partners/feature.ts'
import { paymentsFeature } from '#src/features/payments/feature.ts'
import { researchFeature } from '#src/features/research/feature.ts'
import { savedViewsFeature } from '#src/features/saved-views/feature.ts'
import { searchFeature } from '#src/features/search/feature.ts'
import { seatAnswers, seatsFeature } from '#src/features/seats/feature.ts'
import { studyFeature } from '#src/features/study/feature.ts'
import { teachersFeature } from '#src/features/teachers/feature.ts'
import { textImagesFeature } from '#src/features/text-images/feature.ts'
import { transferAnswers, transfersFeature } from '#src/features/transfers/feature.ts'
import { unsavedFeature } from '#src/features/unsaved/feature.ts'
import { usersFeature } from '#src/features/users/feature.ts'
import { videosFeature } from '#src/features/videos/feature.ts'
import { writtenLessonsFeature } from '#src/features/written-lessons/feature.ts'
import type { Answers } from '#src/server/answers.ts'
import type { Feature } from '#src/server/feature.ts'

export const features: readonly Feature[] = [
  firstDayFeature,
  booksFeature,
  analyticsFeature,
  transfersFeature,
  invoicesFeature,
  currencyFeature,
  paymentsFeature,
  usersFeature,
  searchFeature,
  seatsFeature,
  ordersFeature,
  couponsFeature,
  membershipsFeature,
  writtenLessonsFeature,
  lessonsFeature,
  notesFeature,
  facultyFeature,
  homeFeature,
  researchFeature,
  identityFeature,
  certificatesFeature,
  coursesFeature,
  videosFeature,
  enrolmentsFeature,
  newsletterFeature,
  blogsFeature,
  applicationsFeature,
  conferencesFeature,
  partnersFeature,
  pagesFeature,
  teachersFeature,
  categoriesFeature,
  textImagesFeature,
  unsavedFeature,
  savedViewsFeature,
  activityFeature,
  factorsFeature,
  studyFeature,
  accountsFeature,
]

/** What every feature knows of a person, in the order of its removal. */
export const personalData = features.flatMap(feature => feature.personalData ?? [])

/** What features ask of those above them. */
const answers: Answers = {
  ...courseAnswers,
  ...certificateAnswers,
  ...orderAnswers,
  ...transferAnswers,
  ...invoiceAnswers,
  ...seatAnswers,
}

/** What every context holds of the features. */
export const ofFeatures = { personalData, answers }
