// Somebody of whom the academy knows everything that it can know.
import { eq } from 'drizzle-orm'

import { offerUndo } from '#src/features/accounts/commands/addresses/offer-undo.ts'
import {
  accountEmails,
  emailChanges,
  passwordResets,
  pendingSignUps,
  sessions,
  users,
} from '#src/features/accounts/tables.ts'
import { applications, clubRegistrations, coachRegistrations } from '#src/features/applications/tables.ts'
import { blogComments, blogLikes, blogs } from '#src/features/blogs/tables.ts'
import { certificates } from '#src/features/certificates/tables.ts'
import { planCheckouts } from '#src/features/coupons/tables.ts'
import { courseRatings, savedCourses } from '#src/features/courses/tables/courses.ts'
import { questionAttempts, writtenProgress } from '#src/features/courses/tables/lessons.ts'
import { coverages } from '#src/features/enrolments/tables.ts'
import { authenticatorApps, passkeys, recoveryCodes, signInSteps } from '#src/features/factors/tables.ts'
import { billingDetails, invoices } from '#src/features/invoices/tables.ts'
import { mediaStreams, watchClocks } from '#src/features/lessons/tables.ts'
import { memberships, plans } from '#src/features/memberships/tables.ts'
import { newsletterSubscribers } from '#src/features/newsletter/tables.ts'
import { notes } from '#src/features/notes/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { savedViews } from '#src/features/saved-views/tables.ts'
import { seatGroups, seats } from '#src/features/seats/tables.ts'
import { studyDays, studyHabits } from '#src/features/study/tables.ts'
import { unsavedForms } from '#src/features/unsaved/tables.ts'
import { uploads } from '#src/features/videos/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import { newToken } from '#src/server/security/secrets.ts'

import { type TestAcademy } from '../academy.ts'
import { seedCourse, seedProgress, seedUser, seedWritten } from './courses.ts'

let counter = 0

const certificateNumber = () => `PAL-TEST-DATA-${String((counter += 1)).padStart(4, '2')}`

/** Somebody with at least one row in every table that names a person, and files of their own. `word` stands in all texts. */
export async function seedUserWithAllData(academy: TestAcademy, word: string) {
  const { db, storage } = academy.services
  const course = await seedCourse(db, { title: `Course ${counter}`, videoSeconds: [60] })
  const { userId, client } = await seedUser(academy, { holds: [course.id] })
  const email = `${userId}@example.org`
  const second = `${word}-${userId.slice(0, 8)}@second.example`.toLowerCase()
  const image = `public/avatars/${userId}/500.avif`
  const pdfKey = `private/certificates/${userId}.pdf`
  await storage.put(image, Buffer.from(`picture of ${word}`))
  await storage.put(pdfKey, Buffer.from(`certificate of ${word}`))
  await db.update(users).set({ firstName: word, lastName: 'Person', image }).where(eq(users.id, userId))
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId))
  const sessionId = session?.id ?? ''
  await db.insert(accountEmails).values({ email: second, userId, isPrimary: false })
  await db.insert(emailChanges).values({ userId, sessionId, email: `${word}@third.example`, codeHash: '-' })
  await db.insert(passwordResets).values({ tokenHash: newToken(), userId })
  await db.transaction(tx => offerUndo(academy.services, tx, { userId }))
  await db
    .insert(pendingSignUps)
    .values({ tokenHash: newToken(), email, firstName: word, lastName: '-', passwordHash: '-', codeHash: '-' })
  await db.insert(savedViews).values({ userId, list: '/dashboard/manage-users', name: word, search: `name=${word}` })
  await db
    .insert(unsavedForms)
    .values({ userId, place: '/dashboard/manage-blogs/new-blog', typed: JSON.stringify({ word }) })
  await db.insert(newsletterSubscribers).values({ email, confirmedAt: new Date() })
  await seedProgress(db, { userId, courseId: course.id, videoId: course.videoIds[0], percent: 40 })
  const lessonId = await seedWritten(db, course.id, { kind: 'questions' })
  await db.insert(writtenProgress).values({ userId, lessonId, percent: 40, attempts: 1 })
  await db.insert(questionAttempts).values({ userId, lessonId, number: 1, answers: [], right: [], percent: 40 })
  await db.insert(courseRatings).values({ courseId: course.id, userId, stars: 4, text: `says ${word}` })
  await db.insert(savedCourses).values({ courseId: course.id, userId })
  await db.insert(watchClocks).values({ userId })
  const place = { courseId: course.id, videoId: course.videoIds[0] ?? '' }
  await db.insert(notes).values({ userId, ...place, second: 3, text: `note of ${word}` })
  await db.insert(studyDays).values({ userId, day: '2026-11-27', seconds: 600 })
  await db.insert(studyHabits).values({ userId, goalMinutes: 90 })
  await db
    .insert(mediaStreams)
    .values({ id: crypto.randomUUID(), userId, sessionId, mediaKey: word, endsAt: new Date() })
  await db.insert(uploads).values({
    id: crypto.randomUUID(),
    userId,
    name: `${word}.mp4`,
    mediaKey: `private/videos/${userId}.mp4`,
    bytes: 9,
  })
  await db.insert(certificates).values({
    number: certificateNumber(),
    userId,
    courseId: course.id,
    holderName: `${word} Person`,
    courseTitle: 'A course',
    hours: 1,
    pdfKey,
  })
  const logo = `private/clubs/${userId}.avif`
  await storage.put(logo, Buffer.from(`logo of ${word}`))
  const [blog] = await db
    .insert(blogs)
    .values({
      title: 'A post',
      content: 'Text',
      summary: 'Text',
      thumbnail: 'public/blogs/a/960.avif',
      authorId: userId,
    })
    .returning({ id: blogs.id })
  const blogId = blog?.id ?? ''
  await db.insert(blogLikes).values({ blogId, userId })
  await db.insert(blogComments).values({ blogId, userId, content: `comment of ${word}` })
  const [application] = await db
    .insert(applications)
    .values({ name: 'A season', applicantType: 'ClubApplication', level: 'Youth', deadline: new Date() })
    .returning({ id: applications.id })
  const contact = {
    applicationId: application?.id ?? '',
    userId,
    name: word,
    contactEmail: email,
    contactPhone: '+213555014014',
  }
  const club = { location: 'Oran', establishedYear: 1990, level: 'Amateur', clubSize: 20, logo } as const
  await db.insert(clubRegistrations).values({ ...contact, ...club })
  const coach = { dateOfBirth: '1990-01-01', experienceYears: 3, coachingLevel: 'Youth', image: logo } as const
  await db.insert(coachRegistrations).values({ ...contact, ...coach, userId: null, isProven: true })
  await db.insert(coachRegistrations).values({ ...contact, ...coach, contactEmail: `${word}@club.example` })
  const order = { userId, courseId: course.id, amountCents: 4_900, currency: 'usd' }
  const [sold] = await db
    .insert(orders)
    .values([
      { ...order, status: 'paid', paymentIntentId: `pi_${userId.replaceAll('-', '')}`, paidAt: new Date() },
      { ...order, status: 'cancelled' },
      { ...order, status: 'paid', amountCents: 0, paidAt: new Date() },
      { ...order, status: 'paid', amountCents: 0, discountCents: 4_900, couponCode: 'ALL-OFF', paidAt: new Date() },
    ])
    .returning({ id: orders.id })
  await seedInvoice(db, { userId, orderId: sold?.id ?? '', word })
  await seedSeats(db, { userId, courseId: course.id, email: second, word })
  await seedMembership(db, userId)
  await seedFactors(db, userId, word)
  return { userId, client, email, second, image, pdfKey, logo }
}

/** Places that somebody bought, holds, and is invited to. */
async function seedSeats(db: Db, seeded: { userId: string; courseId: string; email: string; word: string }) {
  const { userId, courseId, email, word } = seeded
  const paid = { amountCents: 9_800, currency: 'usd', status: 'paid', paidAt: new Date() } as const
  const bought = { userId, courseId, seats: 2, ...paid, paymentIntentId: `pi_seats${userId.replaceAll('-', '')}` }
  const [order] = await db.insert(orders).values(bought).returning({ id: orders.id })
  const orderId = order?.id ?? ''
  await db.insert(seatGroups).values({ orderId, name: `Team of ${word}` })
  await db.insert(seats).values([
    { orderId, email, message: `for ${word}`, claimedBy: userId, claimedAt: new Date() },
    { orderId, email: `friend-of-${word.toLowerCase()}@example.org`, sentAt: new Date() },
  ])
}

/** To whom somebody's invoices are made out, and one of them. */
async function seedInvoice(db: Db, { userId, orderId, word }: { userId: string; orderId: string; word: string }) {
  const place = { line1: '1 Street', line2: '', postalCode: '31000', city: 'Oran', country: 'DZ', taxNumber: '' }
  const buyer = { ...place, name: word, company: `company of ${word}` }
  await db.insert(billingDetails).values({ userId, ...buyer })
  const serial = (await db.$count(invoices)) + 1
  await db.insert(invoices).values({
    kind: 'invoice',
    series: 'ALL',
    year: 2026,
    serial,
    number: `ALL-2026-${serial}`,
    orderId,
    userId,
    issuedAt: new Date(),
    paidAt: new Date(),
    currency: 'usd',
    netCents: 4_900,
    taxCents: 0,
    totalCents: 4_900,
    rate: 0,
    taxName: '',
    seller: { name: 'Academy', address: 'Oran', country: 'DZ', taxNumber: '', registration: '', foot: '' },
    buyer,
    buyerName: buyer.company,
    lines: [{ title: 'A course', totalCents: 4_900 }],
    letterhead: { academy: 'Academy', accent: null, logo: null },
  })
}

async function seedFactors(db: Db, userId: string, word: string): Promise<void> {
  const key = { credentialId: newToken(), publicKey: '-', counter: 0, transports: [], canSync: true, isSynced: false }
  await db.insert(passkeys).values({ ...key, userId, name: `key of ${word}` })
  await db.insert(authenticatorApps).values({ userId, sealedSecret: '-', lastStep: 0 })
  await db.insert(recoveryCodes).values({ userId, codeHash: newToken() })
  await db.insert(signInSteps).values({ tokenHash: newToken(), browserHash: '-', userId })
}

async function seedMembership(db: Db, userId: string): Promise<void> {
  const plan = {
    name: 'Gold',
    duration: 'year',
    priceCents: 19_000,
    paymentId: 'price_x',
    link: 'https://pay.example',
  } as const
  await db
    .insert(plans)
    .values({ ...plan, description: '' })
    .onConflictDoNothing()
  const [{ id: planId } = { id: '' }] = await db.select({ id: plans.id }).from(plans)
  const [subscriptionId, now] = [`sub_${userId.replaceAll('-', '')}`, new Date()]
  const period = { currentPeriodEnd: now, startedAt: now, endedAt: now, readAt: now, cancelAtPeriodEnd: false }
  const held = db.insert(memberships).values({
    ...period,
    userId,
    planId,
    subscriptionId,
    customerId: 'cus_x',
    priceId: plan.paymentId,
    status: 'ended',
  })
  const [membership] = await held.returning({ id: memberships.id })
  const paid = { amountCents: 19_000, currency: 'usd', status: 'paid', paidAt: now } as const
  await db
    .insert(orders)
    .values({ userId, planId, membershipId: membership?.id ?? '', ...paid, paymentIntentId: `pi_of_${subscriptionId}` })
  await db.insert(coverages).values({ userId, courseId: null })
  const reduced = { couponCode: 'HALF', priceCents: 19_000, discountCents: 9_500, currency: 'usd', isTaxed: false }
  const tried = { userId, planId, ...reduced, priceId: plan.paymentId, createdAt: now, expiresAt: now }
  await db.insert(planCheckouts).values([tried, { ...tried, subscriptionId, begunAt: now }])
}
