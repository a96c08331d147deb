import { randomUUID } from 'node:crypto'

import { asc, eq, getTableName } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { blogComments } from '#src/features/blogs/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import type { Client } from '#src/testing/client.ts'
import { seedBlog } from '#src/testing/content/blogs.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { bodyOf } from '#src/testing/content/form-body.ts'
import { makers, type Maker } from '#src/testing/content/made-things.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { holdRows, untilWaiting } from '#src/testing/load/hold-rows.ts'
import { meet } from '#src/testing/meet.ts'

import { api, endpoints } from '../api.ts'

const own = ['commentBlog', 'writeNote', 'refundOrder', 'endMembership', 'giveMembership']
const elsewhere = ['orderPlan', 'inviteToSeats', 'resendPlace', 'takePlaceBack', 'takePlace', 'checkInvites']
/** What else is posted, and why a second try makes nothing twice; or who looks after it. */
const others: Readonly<Record<string, readonly string[]>> = {
  'has a test of its own, below or beside it, or writes nothing': [...own, ...elsewhere],
  'one person, or one thing for each person, by a unique key': [
    'registerClub',
    'registerCoach',
    'createOrder',
    'enrolUser',
    'signUp',
    'inviteUsers',
    'subscribe',
    'addPasskey',
    'addApp',
    'issueInvoice',
  ],
  'an attempt has its number': ['answerQuestions'],
  'the provider is asked with a key of ours': ['startPayment', 'openPortal', 'refundCase', 'changePlan'],
  'as many as one may have, and counted': ['sendProof', 'linkPlace'],
  'what nobody finishes is swept away': ['createUpload', 'addTextImage', 'orderSeats', 'renewSeats', 'beginCheckout'],
  'one row for each slide': ['updateHero', 'publishHero'],
  'asks, or proves who it is': [
    'paymentState',
    'checkoutState',
    'signIn',
    'signInWithApp',
    'signInWithRecovery',
    'askSignInPasskey',
    'signInWithPasskey',
    'beginPasskey',
    'beginApp',
    'askConfirmPasskey',
    'confirmWithPassword',
    'confirmWithApp',
    'confirmWithRecovery',
    'confirmWithPasskey',
    'exportData',
    'resendActivation',
    'resendEmailCode',
    'sendTestMail',
    'paymentWebhook',
    'chargilyWebhook',
  ],
  'a change, which said twice is the same, or refused': [
    'grantCase',
    'closeCase',
    'withdrawOrder',
    'giveUpTransfer',
    'confirmTransfer',
    'declineTransfer',
    'acceptReplacement',
    'revokeCertificate',
    'restoreCertificate',
    'hideReview',
    'showReview',
    'encodeAgain',
    'confirmSubscription',
    'unsubscribe',
    'unsubscribeOneClick',
    'undoChange',
    'activate',
    'setUp',
    'startOwn',
    'renewRecoveryCodes',
    'signOut',
    'endSessions',
    'signOutUser',
    'requestDeletion',
    'deleteUser',
    'viewBlog',
    'viewResearch',
  ],
}

const academy = await keepAcademy({ environment: { FFMPEG_PATH: '/nowhere/ffmpeg' } })
const { db, storage } = academy.services
let admin: Client
beforeEach(async () => {
  admin = (await seedUser(academy, { role: 'admin' })).client
})

test('R33 every call that is posted makes nothing twice, or stands on a list with its reason', () => {
  const posted = Object.entries(endpoints).flatMap(([name, [method]]) => (method === 'POST' ? [name] : []))
  const guarded = Object.entries(api.routes).flatMap(([name, { again }]) => (again ? [name] : []))
  expect(guarded.toSorted()).toEqual([...Object.keys(makers), ...own].toSorted())
  expect([...new Set([...posted, ...guarded])].toSorted()).toEqual(
    [...Object.keys(makers), ...Object.values(others).flat()].toSorted(),
  )
})

/** A form that somebody has opened: what each of its tries sends. */
async function open(name: string, { begin, table, column, noun, copies }: Maker, key: string = randomUUID()) {
  const fields = await begin(admin, academy)
  const send = async (words: string, client = admin, named: string | undefined = key) => {
    const { id, ...body } = await fields(words)
    const path = `/api${endpoints[name]?.[1]}`.replace(':id', String(id))
    return client.post(path, bodyOf(body), named ? { 'idempotency-key': named } : {})
  }
  const id = ({ body }: { body: Record<string, { _id: string }> }) => body[noun]?._id ?? ''
  return {
    send,
    id,
    isCopy: copies === true,
    count: () => db.$count(table),
    words: async (of: string) => (await db.select({ column }).from(table).where(eq(table.id, of)))[0]?.column,
    remove: (of: string) => db.delete(table).where(eq(table.id, of)),
  }
}
const traceOf = async (id: string) => {
  const { action, thingId, createdAt } = auditEntries
  const rows = await db.select({ action }).from(auditEntries).where(eq(thingId, id)).orderBy(asc(createdAt))
  return rows.map(entry => entry.action.split('.')[1])
}
/** Without what a job draws of them later, for mails. */
const files = async () => {
  let found = 0
  for (const folder of ['public', 'private'])
    for await (const { key } of storage.list(folder)) if (!key.endsWith('/mail.jpg')) found += 1
  return found
}
const refused = { status: 409, body: { code: 'made-already' } }

describe.each(Object.entries(makers))('R33 %s', (name, maker) => {
  test('sent again after an answer was lost makes nothing, stores nothing, and is told once', async () => {
    const form = await open(name, maker)
    const before = await form.count()
    const [first, stored] = [await form.send('lost'), await files()]
    expect([first.status, first.status === 200 ? {} : first.body]).toEqual([200, {}])
    const again = await form.send('lost')
    expect([form.id(again), Object.keys(again.body)]).toEqual([form.id(first), Object.keys(first.body)])
    expect(await form.count()).toBe(before + 1)
    expect(await traceOf(form.id(first))).toHaveLength(1)
    expect(await files()).toBe(stored)
  })

  test('sent again with newer words saves them over it; what copies has none', async () => {
    const form = await open(name, maker)
    const [before, made, stored] = [await form.count(), form.id(await form.send('older')), await files()]
    for (const words of ['newer', 'newest', 'newest']) {
      const { status, body } = await form.send(words)
      expect([status, status === 200 ? {} : body]).toEqual([200, {}])
      expect(await form.words(made)).toBe(form.isCopy ? 'Copy of An original' : words)
    }
    expect(await form.count()).toBe(before + 1)
    expect(await traceOf(made)).toHaveLength(form.isCopy ? 1 : 3)
    await expect.poll(files, { timeout: 10_000 }).toBe(stored)
  })

  test('sent twice at once makes one thing, and keeps the files of one', async () => {
    const alone = await open(name, maker)
    const none = await files()
    await alone.send('alone')
    const ofOne = (await files()) - none
    const form = await open(name, maker)
    const [before, stored] = [await form.count(), await files()]
    const answers = await meet(db, [maker.table], [() => form.send('at once'), () => form.send('at once')])
    expect(answers.map(({ status, body }) => (status === 200 ? 200 : body))).toEqual([200, 200])
    const [made, ...others] = new Set(answers.map(form.id))
    expect([others, await form.count()]).toEqual([[], before + 1])
    expect(await traceOf(made ?? '')).toHaveLength(1)
    await expect.poll(files).toBe(stored + ofOne)
  })

  test('is no way to another person’s thing, to a thing of another kind, or over somebody’s work', async () => {
    const other = (await seedUser(academy, { role: 'admin' })).client
    const form = await open(name, maker)
    const made = form.id(await form.send('mine'))
    expect(await form.send('mine', other)).toMatchObject(refused)
    const key = randomUUID()
    await admin.post('/api/admin/category', { name: key }, { 'idempotency-key': key })
    if (name !== 'createCategory') expect(await form.send('mine', admin, key)).toMatchObject(refused)
    await db.insert(auditEntries).values({ actorId: randomUUID(), action: 'x.update', thingId: made, thingName: '' })
    expect(await form.send('over theirs')).toMatchObject(form.isCopy ? { status: 200 } : refused)
    expect(await form.words(made)).toBe(form.isCopy ? 'Copy of An original' : 'mine')
    await form.remove(made)
    expect(await form.send('mine'), 'it is gone').toMatchObject(refused)
  })
})

describe.each(Object.entries(makers).filter(([, { copies }]) => !copies))('R33 %s', (name, maker) => {
  test('does not go over what somebody saves while it draws its images, and keeps none of them', async () => {
    const form = await open(name, maker)
    const [made, stored] = [form.id(await form.send('mine')), await files()]
    await using held = await holdRows(academy, `select from ${getTableName(maker.table)} where id = $1`, [made])
    const over = form.send('over theirs')
    await untilWaiting(academy, 1)
    const theirs = `insert into audit_entries (actor_id, action, thing_id, thing_name) values ($1, 'x.update', $2, '')`
    await held.change(theirs, [randomUUID(), made])
    await held.letGo()
    expect(await over).toMatchObject(refused)
    expect(await form.words(made)).toBe('mine')
    expect(await traceOf(made)).toEqual(['create', 'update'])
    await expect.poll(files).toBe(stored)
  })
})

test('R33 nor over what another administrator saves at the same moment, who is answered', async () => {
  const other = (await seedUser(academy, { role: 'admin' })).client
  // Of what is made, this draws no images: while a slow machine draws some, the other one waits too long.
  const form = await open('createCategory', makers['createCategory'] ?? expect.fail('a maker'))
  const made = form.id(await form.send('to be changed'))
  await using held = await holdRows(academy, 'select from categories where id = $1', [made])
  const theirs = other.put(`/api/admin/category/${made}`, { name: 'changed by them' })
  await untilWaiting(academy, 1)
  const mine = form.send('changed by me')
  await untilWaiting(academy, 2)
  await held.letGo()
  expect((await theirs).status).toBe(200)
  expect(await mine).toMatchObject(refused)
  expect(await form.words(made)).toBe('changed by them')
})

test('R33 callers without a key make one with each call, as before; a key that is none is refused', async () => {
  const form = await open('createPartner', makers['createPartner'] ?? expect.fail('a maker'))
  const made = [await form.send('Same', admin, ''), await form.send('Same', admin, '')].map(form.id)
  expect(new Set(made).size).toBe(2)
  expect(await form.send('Same', admin, 'one')).toMatchObject({ status: 400, body: { code: 'invalid' } })
})

test('R33 a comment that is sent again is the same comment, and neither edits it nor another’s', async () => {
  const [blog, elsewhere] = [await seedBlog(academy.services), await seedBlog(academy.services)]
  const [one, other] = [(await seedUser(academy)).client, (await seedUser(academy)).client]
  const key = { 'idempotency-key': randomUUID() }
  const say = (content: string, client = one, on = blog) => client.put(`/api/blog/comment/${on}`, { content }, key)
  const [first, again] = await meet(db, [blogComments], [() => say('Well said'), () => say('Well said')])
  expect([first?.status, again?.body.comment._id]).toEqual([200, first?.body.comment._id])
  expect(await say('Well said indeed')).toMatchObject(refused)
  expect(await say('Well said', other)).toMatchObject(refused)
  expect(await say('Well said', one, elsewhere)).toMatchObject(refused)
  expect(await db.select({ content: blogComments.content }).from(blogComments)).toEqual([{ content: 'Well said' }])
})
