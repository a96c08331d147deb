import { expect, test } from 'vitest'

import { grantCourse } from '#src/features/enrolments/commands.ts'
import { learnersOf, seedUser } from '#src/testing/content/courses.ts'
import { meet } from '#src/testing/meet.ts'
import { openSeatsDesk } from '#src/testing/services/seats-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

import { seats } from './tables.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const desk = openSeatsDesk({ academy, shop })
const { team, invited, take, read, grantsOf } = desk
const { db } = academy.services

test('a place is taken once: of two at the same moment one wins, and the holder may come again', async () => {
  const bought = await team()
  const one = await invited(bought)
  const other = { ...(await seedUser(academy)), code: one.code, email: '' }
  const answers = await Promise.all([take(one), take(other)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  const winner = answers[0]?.status === 200 ? one : other
  const loser = winner === one ? other : one
  expect(await grantsOf(winner.userId)).toMatchObject([{ source: 'seat', courseId: bought.courseId }])
  expect(await grantsOf(loser.userId)).toEqual([])
  expect((await take(winner)).status).toBe(200)
  expect(await learnersOf(academy.services, bought.courseId)).toBe(1)
  expect((await loser.client.get(`/api/place/${one.code}`)).body).toMatchObject({ standing: 'taken', message: '' })
})

test('who has the course is told so, and the place stays', async () => {
  const bought = await team()
  const person = await invited(bought)
  await grantCourse(db, { userId: person.userId, courseId: bought.courseId, source: 'grant' })
  expect((await person.client.get(`/api/place/${person.code}`)).body.standing).toBe('held')
  expect((await take(person)).body.code).toBe('already-owned')
  expect((await read(bought)).group).toMatchObject({ taken: 0, invited: 1 })
})

test('an invitation that is taken back while it is taken leaves one truth', async () => {
  const bought = await team()
  const person = await invited(bought)
  const [{ _id: place }] = (await read(bought)).places
  const path = `/api/seats/${bought.id}/places/${place}/take-back`
  const [taken, back] = await meet(db, [seats], [() => take(person), () => bought.client.post(path, {})])
  const held = await grantsOf(person.userId)
  const { group } = await read(bought)
  expect(back?.status === 200 ? 0 : 1, 'who was first has it').toBe(group.taken)
  expect(held.length).toBe(group.taken)
  expect(taken?.status === 200).toBe(group.taken === 1)
})

test('a place moves twice: who leaves loses the course, and the third time it stays', async () => {
  const bought = await team(2)
  for (const isLast of [false, false, true]) {
    const person = await invited(bought)
    await take(person)
    const [{ _id: place }] = (await read(bought)).places
    const answer = await bought.client.post(`/api/seats/${bought.id}/places/${place}/take-back`, {})
    expect([answer.status, answer.body.code]).toEqual(isLast ? [409, 'place-fixed'] : [200, undefined])
    expect((await grantsOf(person.userId)).length).toBe(isLast ? 1 : 0)
    expect((await person.client.get(`/api/place/${person.code}`)).status).toBe(isLast ? 200 : 404)
  }
})

test('T29 a stranger reads and changes nothing of a group, and staff without a part in it neither', async () => {
  const bought = await team()
  const { email } = await invited(bought)
  const [{ _id: place }] = (await read(bought)).places
  const { client } = await shop.meet()
  const other = await team()
  const at = `/api/seats/${bought.id}`
  const tries = [
    client.get(at),
    client.get(`${at}/places.csv`),
    client.post(`${at}/check`, { text: 'a@example.org' }),
    client.post(`${at}/invite`, { emails: ['a@example.org'] }),
    client.post(`${at}/places/${place}/take-back`, {}),
    client.post(`${at}/places/${place}/resend`, {}),
    client.post(`${at}/places/${place}/link`, {}),
    client.put(`${at}/places/${place}`, { email: 'a@example.org' }),
    // A group of one's own opens no place of another.
    other.client.post(`/api/seats/${other.id}/places/${place}/take-back`, {}),
  ]
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([404]))
  expect((await read(bought)).places).toMatchObject([{ email }])
})

test('progress is shown once its holder agreed, and no more once they do not', async () => {
  const bought = await team()
  const person = await invited(bought)
  await take(person)
  expect((await read(bought)).places[0].progress).toBeNull()
  const { held } = (await person.client.get('/api/seats')).body
  await person.client.put(`/api/held-places/${held[0]._id}`, { shows: true })
  expect((await read(bought)).places[0].progress).toMatchObject({ percent: 0, hasCertificate: false })
  expect((await bought.client.put(`/api/held-places/${held[0]._id}`, { shows: true })).status).toBe(404)
  await person.client.put(`/api/held-places/${held[0]._id}`, { shows: false })
  const file = await bought.client.get(`/api/seats/${bought.id}/places.csv`)
  expect(file.text).toContain('does not share')
  expect(file.text).not.toContain(person.code)
})

test('a list is read before anything is sent: bad lines, the same twice, who is there already, and none but all', async () => {
  const bought = await team(2)
  const { email } = await invited(bought)
  const text = `Name;Email\nAnna;"Anna <ANNA@example.org>"\n\nnobody\nanna@example.org, bo@example.org\n${email}\n=1+1@x`
  const { body } = await bought.client.post(`/api/seats/${bought.id}/check`, { text })
  expect(body).toEqual({
    emails: ['anna@example.org', 'bo@example.org'],
    known: [email],
    repeated: 1,
    bad: [
      { line: 4, text: 'nobody' },
      { line: 7, text: '=1+1@x' },
    ],
    free: 1,
  })
  const all = await bought.client.post(`/api/seats/${bought.id}/invite`, { emails: body.emails })
  expect(all.body.code).toBe('places-few')
  const both = await Promise.all(
    ['a@example.net', 'b@example.net'].map(one =>
      bought.client.post(`/api/seats/${bought.id}/invite`, { emails: [one] }),
    ),
  )
  expect(
    both.map(({ status }) => status).toSorted((one, other) => one - other),
    'the last place is given once',
  ).toEqual([200, 409])
})

test('T49 mails are few: an hour between two, and an end to them whatever is done with the address', async () => {
  const bought = await team(2)
  await invited(bought)
  const [{ _id: place }] = (await read(bought)).places
  const at = `/api/seats/${bought.id}/places/${place}`
  expect((await bought.client.post(`${at}/resend`, {})).body.code).toBe('place-mailed')
  for (let n = 0; n < 5; n += 1) {
    expect((await bought.client.put(at, { email: `other-${n}@example.net` })).status).toBe(200)
    await desk.send()
  }
  expect((await bought.client.put(at, { email: 'one-more@example.net' })).body.code).toBe('place-mailed')
})

test('staff read who has the places of an order', async () => {
  const bought = await team()
  const person = await invited(bought)
  await take(person)
  const admin = await seedUser(academy, { role: 'admin' })
  const { body } = await admin.client.get(`/api/admin/orders/${bought.id}/seats`)
  expect(body).toMatchObject({ group: { seats: 3, taken: 1 }, places: [{ holder: { _id: person.userId } }] })
  expect((await admin.client.get(`/api/admin/orders/${bought.id}`)).body.order).toMatchObject({
    seats: 3,
    canWithdraw: false,
  })
})

test('T62 who invites and takes back in turn writes no more mails than the places have', async () => {
  const bought = await team(2)
  const invite = () => bought.client.post(`/api/seats/${bought.id}/invite`, { emails: ['one@example.org'] })
  await db.update(seats).set({ sends: 6 })
  expect((await invite()).body.code).toBe('place-mailed')
  await db.update(seats).set({ sends: 5 })
  expect((await invite()).body).toEqual({ invited: 1 })
})

test('T62 a list of addresses is looked through in no time, whatever stands in it', async () => {
  const bought = await team()
  const began = performance.now()
  for (const text of ['>'.repeat(59_999) + 'x', `${'<'.repeat(30_000)}a@b`, '"'.repeat(59_000)])
    expect((await bought.client.post(`/api/seats/${bought.id}/check`, { text })).body.emails).toEqual([])
  expect(performance.now() - began).toBeLessThan(2_000)
})
