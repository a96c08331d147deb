import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { diskStorage } from './disk.ts'
import { isPublicKey, publicFileUrl } from './storage.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'palestra-disk-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const storage = () => diskStorage(join(root, 'files'))
const filesBelow = () => readdirSync(join(root, 'files'), { recursive: true }).map(String)

test('what was put is there, whole or in part, until it is removed', async () => {
  const key = 'public/courses/sprint/960.avif'
  await storage().put(key, Buffer.from('0123456789'))
  expect(await storage().stat(key)).toMatchObject({ size: 10 })
  expect(String(await buffer(await storage().read(key)))).toBe('0123456789')
  expect(String(await buffer(await storage().read(key, { start: 2, end: 4 })))).toBe('234')
  await storage().put(key, Readable.from(['an', 'other']))
  expect(String(await buffer(await storage().read(key)))).toBe('another')
  await storage().remove(key)
  await storage().remove(key)
  expect(await storage().stat(key)).toBeUndefined()
})

test('a file that breaks off leaves the old one and nothing beside it', async () => {
  const key = 'private/videos/one.mp4'
  await storage().put(key, Buffer.from('whole'))
  const broken = Readable.from(
    (async function* () {
      yield 'half'
      throw new Error('the connection broke')
    })(),
  )
  await expect(storage().put(key, broken)).rejects.toThrow('the connection broke')
  expect(String(await buffer(await storage().read(key)))).toBe('whole')
  expect(filesBelow().filter(name => name.includes('partial'))).toEqual([])
})

test('T36 no key leaves its folder, whatever it is asked for', async () => {
  writeFileSync(join(root, 'outside.txt'), 'secret')
  const bad = [
    '../outside.txt',
    'public/../../outside.txt',
    'public/..',
    '/etc/passwd',
    'public//x',
    'public/./x',
    'public\\..\\x',
    'public/a\0b',
    'public/%2e%2e/x',
    'public/ü',
    'Public/x',
    'public',
    '',
    `public/${'a'.repeat(400)}`,
  ]
  for (const key of bad) {
    await expect(async () => storage().put(key, Buffer.from('x')), key).rejects.toThrow('not a storage key')
    await expect(async () => storage().stat(key), key).rejects.toThrow('not a storage key')
    await expect(async () => storage().read(key), key).rejects.toThrow('not a storage key')
    await expect(async () => storage().remove(key), key).rejects.toThrow('not a storage key')
  }
  expect(existsSync(join(root, 'outside.txt'))).toBe(true)
})

test('a folder is no file, and only public keys are public', async () => {
  await storage().put('public/courses/jump/480.avif', Buffer.from('x'))
  expect(await storage().stat('public/courses')).toBeUndefined()
  expect(publicFileUrl('public/courses/jump/480.avif')).toBe('/files/public/courses/jump/480.avif')
  expect(['public/a.png', 'private/a.png', 'publicity/a.png'].map(isPublicKey)).toEqual([true, false, false])
})
