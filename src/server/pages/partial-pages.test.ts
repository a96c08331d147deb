import { expect, test } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'
import { seedCourse } from '#src/testing/content/courses.ts'

const page = '/search?q=plyometrics'

test('T100 a page with a part for which there was no room is shown to who asked, and kept for nobody', async () => {
  await using academy = await startAcademy()
  await seedCourse(academy.services.db, { title: 'Plyometrics for runners' })
  const { heavyReads } = academy.services
  const client = academy.client()
  const read = async () => {
    const { status, text, headers } = await client.get(page)
    const shown = text.includes('Plyometrics for runners') ? 'found' : text.includes('Retry') ? 'failed' : 'neither'
    return [status, shown, headers.get('cache-control')]
  }
  {
    using places = new DisposableStack()
    for (;;) {
      const taken = heavyReads?.take({ actor: { kind: 'visitor' }, ip: '127.0.0.1' })
      if (!taken) break
      places.use(taken.place)
    }
    expect((await client.get('/api/search?q=plyometrics')).status).toBe(503)
    expect(await read()).toEqual([200, 'failed', 'private, no-store'])
  }
  expect(await read()).toEqual([200, 'found', 'no-cache'])
})
