// Files in a bucket of S3 or of anything that speaks its language.
import { Readable } from 'node:stream'

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'

import { systemClock, type Clock } from '../clock.ts'
import type { S3Settings } from '../settings/env.ts'
import { s3ClientConfig } from './s3-client.ts'
import { checkKey, headersOf, SIGNED_PUT_SECONDS, StorageUnavailable, type PutTerms, type Storage } from './storage.ts'

/** The smallest that S3 takes; two of them at a time are all that a file holds in memory. */
const PART_BYTES = 5 * 1024 * 1024

/** @throws StorageUnavailable from every verb when S3 refuses, or does not answer in time */
export function s3Storage(settings: S3Settings, now: Clock = systemClock): Storage {
  const client = new S3Client(s3ClientConfig(settings))
  const at = (key: string) => ({ Bucket: settings.bucket, Key: checkKey(key) })
  return {
    put: async (key, body) => put(client, at(key), body),
    stat: async key => {
      const found = await reach(client.send(new HeadObjectCommand(at(key))), [404])
      if (!found) return undefined
      return { size: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) }
    },
    read: async (key, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body } = await reach(client.send(new GetObjectCommand({ ...at(key), Range })))
      if (!(Body instanceof Readable)) throw new StorageUnavailable('S3 sent no body')
      return Body
    },
    remove: async key => void (await reach(client.send(new DeleteObjectCommand(at(key))))),
    list: folder => list(client, settings.bucket, folder),
    signedPut: terms => signedPut({ client, at: at(terms.key), now }, terms),
  }
}

type At = { readonly Bucket: string; readonly Key: string }

/** Sends a file in parts, which become a file when all of them are there. */
async function put(client: S3Client, at: At, body: Buffer | Readable): Promise<void> {
  const source = body instanceof Readable ? watch(body) : undefined
  const params = { ...at, Body: source?.body ?? body }
  const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: 2 })
  try {
    await reach(upload.done())
  } catch (error) {
    throw source?.failure() ?? error
  }
}

/** Tells a source that broke off from a storage that did, which ends the source as well. */
function watch(source: Readable): { readonly body: Readable; readonly failure: () => unknown } {
  let failure: unknown
  async function* bytes() {
    const chunks = source.iterator()
    const next = () =>
      chunks.next().catch((error: unknown) => {
        failure = error
        throw error
      })
    try {
      for (let step = await next(); !step.done; step = await next()) yield step.value
    } finally {
      source.destroy()
    }
  }
  return { body: Readable.from(bytes()), failure: () => failure }
}

async function* list(client: S3Client, bucket: string, folder: string) {
  let next: string | undefined
  do {
    const page = new ListObjectsV2Command({
      Bucket: bucket,
      Prefix: folder && `${folder}/`,
      ...(next && { ContinuationToken: next }),
    })
    const { Contents = [], NextContinuationToken } = await reach(client.send(page))
    for (const { Key: key, Size: size = 0, LastModified: modifiedAt = new Date(0) } of Contents) {
      if (key) yield { key, size, modifiedAt }
    }
    next = NextContinuationToken
  } while (next)
}

/** The presigner leaves out of the signature what we do not name: the length is the only limit that such an address has. */
async function signedPut(
  { client, at, now }: { client: S3Client; at: At; now: Clock },
  { contentType, contentLength, isPublic }: PutTerms,
) {
  const command = new PutObjectCommand({
    ...at,
    ContentType: contentType,
    ContentLength: contentLength,
    ACL: isPublic ? 'public-read' : 'private',
  })
  const url = await getSignedUrl(client, command, {
    expiresIn: SIGNED_PUT_SECONDS,
    signingDate: now(),
    signableHeaders: new Set(['host', 'content-type', 'content-length', 'x-amz-acl']),
    unhoistableHeaders: new Set(['x-amz-acl']),
  })
  return { url, headers: headersOf({ contentType, isPublic }) }
}

/** @param missing statuses that mean "there is none" */
async function reach<T>(answer: Promise<T>): Promise<T>
async function reach<T>(answer: Promise<T>, missing: readonly number[]): Promise<T | undefined>
async function reach<T>(answer: Promise<T>, missing: readonly number[] = []): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
    if (status !== undefined && missing.includes(status)) return undefined
    throw new StorageUnavailable(`S3 answers ${status ?? 'nothing in time'}`, { cause: error })
  }
}
