import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { accountEmails } from '#src/features/accounts/tables.ts'
import { coverages } from '#src/features/enrolments/tables.ts'
import { seedCourse, seedUser, type SeededUser, userPassword as password } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { db } = academy.services
const { admin, buy } = await openRefunds({ academy, shop })

const page = (userId: string) => `/api/admin/users/${userId}`
const held = async (userId: string) => (await admin.client.get(page(userId))).body.courses
const withdraw = (userId: string, courseId: string) => admin.client.delete(`${page(userId)}/courses/${courseId}`)
const mails = async ({ userId }: Pick<SeededUser, 'userId'>, count: number) =>
  (await academy.mailsTo(`${userId}@example.org`, count)).map(mailText)

async function enrol() {
  const learner = await seedUser(academy)
  const { id: courseId } = await seedCourse(db, { title: 'Sprint Mechanics' })
  expect((await admin.client.post(`${page(learner.userId)}/courses`, { courseId })).status).toBe(200)
  return { ...learner, courseId }
}

test('P2 from whom staff take a course, hears that it is closed, once', async () => {
  const learner = await enrol()
  expect(await held(learner.userId)).toMatchObject([{ source: 'grant', keptBy: null }])
  expect((await withdraw(learner.userId, learner.courseId)).status).toBe(200)
  expect((await withdraw(learner.userId, learner.courseId)).status).toBe(409)
  const [mail = '', ...more] = await mails(learner, 1)
  expect(mail).toMatch(/withdrawn your access to Sprint Mechanics\. The course is closed to you now/)
  expect(mail).not.toContain('money')
  expect(more).toEqual([])
})

test('P2 D-4 what a membership keeps open is said to stay open, to staff before and to the learner after', async () => {
  const learner = await enrol()
  const row = async () => {
    const { users } = (await admin.client.get(`/api/admin/users?name=${learner.userId}`)).body
    return users[0]
  }
  expect(await row()).toMatchObject({ courses: 1, hasPlan: false })
  await db.insert(coverages).values({ userId: learner.userId, courseId: learner.courseId })
  expect(await held(learner.userId)).toMatchObject([{ source: 'grant', keptBy: 'membership' }])
  expect((await withdraw(learner.userId, learner.courseId)).status).toBe(200)
  expect((await mails(learner, 1))[0]).toContain('The course stays open to you all the same')
  expect(await held(learner.userId)).toMatchObject([{ source: 'membership', keptBy: null }])
  expect(await row(), 'no courses of their own, and a plan').toMatchObject({ courses: 0, hasPlan: true })
})

test('P2 T79 whose purchase staff withdraw hears that the course is closed, and that no money goes back', async () => {
  const { userId, orderId } = await buy()
  const answer = await admin.client.post(`/api/admin/orders/${orderId}/withdraw`, { password })
  expect(answer.status, answer.text).toBe(200)
  const [mail = ''] = (await mails({ userId }, 2)).filter(text => /your access was withdrawn/i.test(text))
  expect(mail).toMatch(/closed to you now\. [^]* No money goes back with this\./)
})

test('P2 who cannot be written to loses access all the same', async () => {
  const learner = await enrol()
  await db.delete(accountEmails).where(eq(accountEmails.userId, learner.userId))
  expect((await withdraw(learner.userId, learner.courseId)).status).toBe(200)
  expect(await mails(learner, 0)).toEqual([])
})
