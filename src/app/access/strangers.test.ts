// What visitors send must start nothing, reach nothing, and be seen by nobody whom it does not concern.

import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { readFiles } from '@palestra/checks/files'
import { beforeEach, expect, test } from 'vitest'

import { clubRegistrations } from '#src/features/applications/tables.ts'
import { partners } from '#src/features/partners/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { clubForm, coachForm, imageFile, seedApplication } from '#src/testing/content/applications.ts'
import { seedCategory, seedUser } from '#src/testing/content/courses.ts'
import { seedResearch } from '#src/testing/content/research.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

const academy = await keepAcademy({ pageCache: false })
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

const seedBoth = async () => ({
  clubs: await seedApplication(academy.services.db),
  coaches: await seedApplication(academy.services.db, { applicantType: 'CoachApplication' }),
})

test('T31 D-59 nobody but administrators learns who registered', async () => {
  const { clubs, coaches } = await seedBoth()
  const marks = ['Hidden Athletic', 'hidden@club.example', '21341555777', '1971-02-03']
  const visitor = academy.client()
  const club = { name: 'Hidden Athletic', contactEmail: 'hidden@club.example', contactPhone: '+213 41-555 777' }
  const coach = { name: 'Hidden Athletic', contactEmail: 'hidden@club.example', dateOfBirth: '1971-02-03' }
  expect((await visitor.post('/api/club/application', await clubForm(clubs, club))).status).toBe(200)
  expect((await visitor.post('/api/coach/application', await coachForm(coaches, coach))).status).toBe(200)
  const { client: learner } = await seedUser(academy)
  for (const who of [visitor, learner]) {
    for (const id of [clubs, coaches]) {
      for (const path of [`/api/clubs/${id}`, `/api/coaches/${id}`])
        expect([401, 403, 404], path).toContain((await who.get(path)).status)
      const open = [`/api/application/${id}`, '/api/applications', `/application/${id}`, '/applications/team']
      for (const path of open) {
        const { status, text } = await who.get(path)
        expect([path, status]).toEqual([path, 200])
        for (const mark of [...marks, 'subscribersIds']) expect(text, path).not.toContain(mark)
      }
    }
  }
})

test('T39 the name of a file is never a command', async () => {
  const { clubs } = await seedBoth()
  const here = await readdir(process.cwd())
  const image = await imageFile()
  for (const [index, name] of [
    '$(touch canary);.png',
    '`touch canary`.png',
    '; touch canary #.png',
    '| touch canary',
  ].entries()) {
    const file = new File([await image.arrayBuffer()], name, { type: 'image/png' })
    const form = await clubForm(clubs, { file, contactEmail: `shell-${index}@club.example` })
    expect((await academy.client().post('/api/club/application', form)).status).toBe(200)
  }
  expect(await readdir(process.cwd())).toEqual(here)
  const stored = await readdir(join(academy.dataDir, 'files'), { recursive: true })
  expect(stored.filter(name => /canary|touch/.test(name))).toEqual([])
})

test('T39 no program is started through a shell, but the database’s own with words of ours', async () => {
  const root = join(import.meta.dirname, '../../..')
  const sources = await readFiles(root, ['packages', 'src'], path => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
  const shells = /(?<![.\w])exec(Sync)?\(|\bshell: ?(true|')|['"]\/bin\/\w*sh['"]/
  const found = sources.filter(({ text }) => text.includes('node:child_process') && shells.test(text))
  expect(found.map(({ path }) => path)).toEqual([
    'packages/embedded-postgres/src/programs/programs.ts',
    'packages/embedded-postgres/src/programs/watchdog.ts',
  ])
})

test('T47 ASVS 1.3.6 ASVS 13.2.4 the academy opens no address that somebody wrote down', async () => {
  const hits: string[] = []
  const canary = createServer((request, response) => {
    hits.push(String(request.url))
    response.end()
  }).listen(0, '127.0.0.1')
  await once(canary, 'listening')
  const address = canary.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/canary`
  const { db } = academy.services
  const { clubs } = await seedBoth()
  const visitor = academy.client()
  const send = async (website: string) =>
    visitor.post('/api/club/application', await clubForm(clubs, { website, contactEmail: 'reach@club.example' }))
  expect((await send(url)).status, 'a website has a name').toBe(400)
  expect((await send('https://club.example')).status).toBe(200)
  await db.update(clubRegistrations).set({ website: url })
  await db.insert(partners).values({ name: 'A partner', logo: 'public/partners/x.avif', website: url })
  const research = await seedResearch(db, {
    categoryId: await seedCategory(db, 'biomechanics'),
    content: `<p><img src="${url}" alt=""><a href="${url}">there</a></p>`,
    references: [{ authors: 'Hopkins WG', title: 'Reliability', year: 2000, url }],
  })
  for (const path of ['/', `/research/${research}`, `/api/researches/${research}/citations`, '/sitemap.xml'])
    expect((await visitor.get(path)).status).toBe(200)
  await academy.mailsTo('reach@club.example')
  await sleep(2000) // jobs that began by it are done by now
  expect(hits).toEqual([])
  await fetch(url)
  expect(hits, 'it would have been seen').toEqual(['/canary'])
  canary.close()
})
