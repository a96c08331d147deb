// The storages that every test of what a storage has to do is run on: the disk always, S3 where there is a server.
import { readdir } from 'node:fs/promises'

import { ListMultipartUploadsCommand } from '@aws-sdk/client-s3'

import { dataFolders } from '#src/server/settings/env.ts'
import { diskStorage } from '#src/server/storage/disk.ts'
import { s3Storage } from '#src/server/storage/s3.ts'
import type { Storage } from '#src/server/storage/storage.ts'

import { startAcademy } from '../academy.ts'
import { createBucket, hasS3, s3Client } from './s3.ts'

export type Place = {
  readonly storage: Storage
  /** The same storage, with the clock by which it signs turned back. */
  readonly earlier: (ms: number) => Storage
  /** Where somebody without any right would look for a file. */
  readonly addressOf: (key: string) => string
  /** How many files are there that were begun and not ended. */
  readonly countUnfinished: () => Promise<number>
  readonly close: () => Promise<void>
}

async function openDisk(): Promise<Place> {
  const academy = await startAcademy()
  const { storage, secret, publicUrl } = academy.services
  const files = dataFolders(academy.dataDir).files
  return {
    storage,
    earlier: ms => diskStorage(files, { secret, publicUrl, now: () => new Date(Date.now() - ms) }),
    addressOf: key => `${publicUrl}/files/${key}`,
    countUnfinished: async () => {
      const names = await readdir(files, { recursive: true })
      return names.filter(name => name.endsWith('.partial')).length
    },
    close: async () => academy[Symbol.asyncDispose](),
  }
}

async function openS3(): Promise<Place> {
  const settings = await createBucket()
  const client = s3Client(settings)
  return {
    storage: s3Storage(settings),
    earlier: ms => s3Storage(settings, () => new Date(Date.now() - ms)),
    addressOf: key => `${settings.endpoint}/${settings.bucket}/${key}`,
    countUnfinished: async () => {
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: settings.bucket }))
      return Uploads.length
    },
    close: async () => client.destroy(),
  }
}

export const places = [{ name: 'disk', open: openDisk }, ...(hasS3 ? [{ name: 'S3', open: openS3 }] : [])]
