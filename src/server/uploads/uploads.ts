// Large files come in pieces that can break off and go on (the tus protocol, tus.io), straight to where they are kept.
import { mkdir } from 'node:fs/promises'

import { FileStore } from '@tus/file-store'
import { MemoryLocker, Server, Upload, type DataStore } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { answerTo, type Refused } from '#src/wire/refusals.ts'

import type { Log } from '../log.ts'
import { checkKey } from '../storage/storage.ts'

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
  /** Removes what is there of an upload, whole or not. */
  discard: (file: UploadedFile) => Promise<void>
}

/** Where the pieces go: one store for the files of one storage. */
type StoreOf = (file: UploadedFile) => DataStore

/**
 * Uploads into the folder of `diskStorage`.
 * @param root the folder of the storage
 */
export async function diskUploads(root: string, options: { origin: string; log: Log }): Promise<Uploads> {
  await mkdir(root, { recursive: true, mode: 0o750 })
  return uploadsInto(file => new FileStore({ directory: root, configstore: rememberedAs(file) }), options)
}

/** What an upload is, is said by whoever knows it, so that nothing lies beside the file. */
function rememberedAs({ key, bytes, createdAt }: UploadedFile) {
  const upload = new Upload({ id: key, size: bytes, offset: 0, creation_date: createdAt.toISOString() })
  return { get: async () => upload, set: async () => undefined, delete: async () => undefined }
}

/** One piece at a time for each upload: a connection that is thought dead must not go on writing. */
const locker = new MemoryLocker()

function uploadsInto(storeOf: StoreOf, { origin, log }: { origin: string; log: Log }): Uploads {
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
          if (refused) throw failureOf(refused)
          return {}
        },
        onResponseError: (_, error) => {
          if (error instanceof Error) log.error({ err: error }, 'upload failed')
          return error instanceof Error ? failureOf({ refused: 'broken' }) : undefined
        },
      })
      reply.hijack()
      for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value)
      await server.handle(request.raw, reply.raw)
      return reply
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
function ignoreGone(error: unknown): void {
  const status = typeof error === 'object' && error !== null && 'status_code' in error ? error.status_code : 500
  if (status !== 404 && status !== 410) throw error
}
