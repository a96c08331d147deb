// The academy over storages that are not the disk: one that works, where there is one, and one that is away.
import { createServer } from 'node:net'

import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { createBucket, environmentOf, hasS3 } from '#src/testing/services/s3.ts'
import { seconds } from '#src/wire/durations.ts'

async function sendImage({ url }: TestAcademy, { client }: SeededUser) {
  const photo = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#c70039' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(photo)], 'me.png', { type: 'image/png' }))
  const started = performance.now()
  const response = await fetch(`${url}/api/avatar`, {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', cookie: `session=${client.cookies.get('session')}` },
    body: form,
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test looks into
  const body: any = await response.json()
  return { status: response.status, headers: response.headers, body, ms: performance.now() - started }
}

test.runIf(hasS3)(
  'D-11 an academy on S3 takes pictures, and serves public files from there, whole and in parts',
  async () => {
    await using academy = await startAcademy({ environment: environmentOf(await createBucket()) })
    const learner = await seedUser(academy)
    const { status, body } = await sendImage(academy, learner)
    expect(status).toBe(200)
    const { storage } = academy.services
    const address: string = body.user.image
    const whole = await fetch(academy.url + address)
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect((await storage.stat(address.replace('/files/', '')))?.size).toBe(bytes.length)
    const part = await fetch(academy.url + address, { headers: { range: 'bytes=-16' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes ${bytes.length - 16}-${bytes.length - 1}/${bytes.length}`,
    ])
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(-16))).toBe(true)
    const again = await fetch(academy.url + address, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    await storage.put('private/videos/paid.mp4', Buffer.from('paid'))
    expect((await fetch(`${academy.url}/files/private/videos/paid.mp4`)).status).toBe(404)
  },
)

test('R10 when the storage does not answer, uploads fail within ten seconds in clear words, and all else works', async () => {
  const silent = createServer()
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const s3 = { region: 'us-east-1', bucket: 'media', accessKeyId: 'id', secretAccessKey: 'key' }
  const environment = environmentOf({ endpoint: `http://127.0.0.1:${port}`, ...s3 })
  await using academy = await startAcademy({ environment })
  const learner = await seedUser(academy)
  const [upload, page, call] = await Promise.all([
    sendImage(academy, learner),
    learner.client.get('/courses'),
    learner.client.get('/api/profile'),
  ])
  expect([upload.status, upload.body.code]).toEqual([503, 'storage-unavailable'])
  expect(upload.body.message).toBe('Files cannot be stored or read at the moment. Please try again later')
  expect(upload.headers.get('retry-after')).toBe('30')
  expect(upload.ms).toBeLessThan(seconds(10))
  expect([page.status, call.status]).toEqual([200, 200])
  expect((await learner.client.get('/api/profile')).body.user.image).toBe(call.body.user.image)
  expect((await fetch(`${academy.url}/files/public/courses/x/960.avif`)).status).toBe(503)
})
