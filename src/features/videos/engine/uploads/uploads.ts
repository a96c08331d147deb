// Large files come in pieces that can break off and go on (the tus protocol, tus.io), straight to where they are kept.
import { mkdir } from 'node:fs/promises'
import type { Readable } from 'node:stream'

import { FileStore } from '@tus/file-store'
import { S3Store } from '@tus/s3-store'
import { MemoryLocker, Server, Upload, type DataStore } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Services } from '#src/server/context.ts'
import { refusalFor } from '#src/server/http/failures.ts'
import type { Log } from '#src/server/observability/log.ts'
import { dataFolders, type S3Settings } from '#src/server/settings/env.ts'
import { s3ClientConfig as configOf } from '#src/server/storage/s3-client.ts'
import { checkKey, StorageUnavailable } from '#src/server/storage/storage.ts'
import { answerTo, type Refused } from '#src/wire/refusals.ts'

export type UploadedFile = {
  /** Its storage key: whole, the file is where the storage looks for it. */
  readonly key: string
  readonly bytes: number
  readonly createdAt: Date
}

type Receiving = {
  readonly file: UploadedFile
  /** Path of the upload, which creating it answers. */
  readonly address: string
  /** Called when the last byte is there, before it is acknowledged. A refusal is the answer then. */
  readonly whenWhole: () => Promise<Refused | undefined>
}

export type Uploads = {
  /** Answers a request about an upload: creates it, says how much is there, takes the next piece. */
  receive: (request: FastifyRequest, reply: FastifyReply, receiving: Receiving) => Promise<FastifyReply>
  /** How many bytes of an upload are there; 0 when nothing is known of it. */
  received: (file: UploadedFile) => Promise<number>
  /** Removes what is there of an upload, whole or not. */
  discard: (file: UploadedFile) => Promise<void>
  /** What else is stored for an upload, and has to go when its file is taken. */
  besides: (key: string) => readonly string[]
}

/** Where the pieces go: one store for the files of one storage. */
type StoreOf = (file: UploadedFile) => DataStore

type Options = { readonly origin: string; readonly log: Log }

/** Uploads to where the storage of the same configuration keeps its files. */
export function uploadsFor({ config, publicUrl, log }: Pick<Services, 'config' | 'publicUrl' | 'log'>): Uploads {
  const options = { origin: new URL(publicUrl).origin, log }
  return config.s3 ? s3Uploads(config.s3, options) : diskUploads(dataFolders(config.dataDir).files, options)
}

function diskUploads(root: string, options: Options): Uploads {
  const uploads = uploadsInto(file => new FileStore({ directory: root, configstore: fixedUpload(file) }), options)
  const receive: Uploads['receive'] = async (...asked) => {
    await mkdir(root, { recursive: true, mode: 0o750 }) // the store would let everybody read it
    return uploads.receive(...asked)
  }
  return { ...uploads, receive, besides: () => [] }
}

const PART_BYTES = 8 * 1024 * 1024

/** S3 keeps what it needs to know of an upload beside it, and its last piece as a file of its own while it is short. */
function s3Uploads(settings: S3Settings, options: Options): Uploads {
  const s3ClientConfig = { ...configOf(settings), bucket: settings.bucket }
  // A store for each upload, and in it one part after the other: two at a time would leave a hole when the first of them
  // fails or the process dies, and whatever follows would be joined around it. Nobody waits for another's slow line.
  const storeOf = () =>
    new S3StoreWithErrors({ partSize: PART_BYTES, maxConcurrentPartUploads: 1, useTags: false, s3ClientConfig })
  return { ...uploadsInto(storeOf, options), besides: key => [`${key}.info`, `${key}.part`] }
}

/** Says of every failure that S3 is away, as the storage does; what the protocol itself refuses is no failure. */
class S3StoreWithErrors extends S3Store {
  override create = (upload: Upload) => wrapErrors(super.create(upload))
  override getUpload = (id: string) => wrapErrors(super.getUpload(id))
  override write = (source: Readable, id: string, offset: number) => wrapErrors(super.write(source, id, offset))
  override remove = (id: string) => wrapErrors(super.remove(id))
}

const wrapErrors = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw cause instanceof Error ? new StorageUnavailable('S3 does not take an upload', { cause }) : cause
  })

/** What an upload is, is said by whoever knows it, so that nothing lies beside the file. */
function fixedUpload({ key, bytes, createdAt }: UploadedFile) {
  const upload = new Upload({ id: key, size: bytes, offset: 0, creation_date: createdAt.toISOString() })
  return { get: async () => upload, set: async () => undefined, delete: async () => undefined }
}

/** One piece at a time for each upload: a connection that is thought dead must not go on writing. */
const locker = new MemoryLocker()

function uploadsInto(storeOf: StoreOf, { origin, log }: Options): Omit<Uploads, 'besides'> {
  return {
    receive: async (request, reply, { file, address, whenWhole }) => {
      const key = checkKey(file.key)
      const server = new Server({
        path: '/api',
        datastore: storeOf(file),
        locker,
        maxSize: file.bytes,
        allowedOrigins: [origin],
        namingFunction: () => key,
        getFileIdFromRequest: () => key,
        generateUrl: () => address,
        onUploadFinish: async () => {
          const refused = await whenWhole()
          // oxlint-disable-next-line typescript/only-throw-error -- what the protocol's server takes for an answer
          if (refused) throw failureOf(refused)
          return {}
        },
        onResponseError: (_, error) => {
          if (error instanceof Error) log.error({ err: error }, 'upload failed')
          return error instanceof Error ? failureOf(refusalFor(error)) : undefined
        },
      })
      reply.hijack()
      for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value)
      await server.handle(request.raw, reply.raw)
      return reply
    },
    received: async file => {
      const upload = await storeOf(file).getUpload(checkKey(file.key)).catch(ignoreGone)
      return upload?.offset ?? 0
    },
    discard: async file => storeOf(file).remove(checkKey(file.key)).catch(ignoreGone),
  }
}

/** What the rules for every answer would say: this one does not pass by them. */
const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

function failureOf(refused: Refused) {
  const { status, body } = answerTo(refused)
  return { status_code: status, body: JSON.stringify(body) }
}

/** The protocol's own errors are plain objects. */
function ignoreGone(error: unknown): undefined {
  const status = typeof error === 'object' && error !== null && 'status_code' in error ? error.status_code : 500
  if (status !== 404 && status !== 410) throw error
}
