import { expect, test } from 'vitest'

import { seedCourse, seedUser, userPassword as password } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

const academy = await keepAcademy()

test('R17 the kept page of a course follows what is done to its videos', async () => {
  const { id, videoIds } = await seedCourse(academy.services.db, { videoSeconds: [60, 90] })
  const [videoId = ''] = videoIds
  const { client: admin } = await seedUser(academy, { role: 'admin' })
  const change = (to: 'publish' | 'unpublish') => admin.put('/api/admin/videos/state', { ids: [videoId], change: to })
  const lessons = async () => [...(await academy.client().get(`/course/${id}`)).text.matchAll(/>Video \d</g)].length
  expect(await lessons()).toBe(2)
  expect((await change('unpublish')).body.changed).toEqual([videoId])
  await expect.poll(lessons).toBe(1)
  await change('publish')
  await expect.poll(lessons).toBe(2)
  expect((await admin.delete(`/api/admin/video/${videoId}`, { password })).status).toBe(200)
  await expect.poll(lessons).toBe(1)
})
