import type { Services } from '../context.ts'
import { dataFolders } from '../settings/env.ts'
import { diskStorage } from './disk.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

/** The storage that the configuration names: S3, or else the disk. */
export function openStorage({
  config,
  ...signing
}: Pick<Services, 'config' | 'secret' | 'publicUrl' | 'now'>): Storage {
  return config.s3 ? s3Storage(config.s3, signing.now) : diskStorage(dataFolders(config.dataDir).files, signing)
}
