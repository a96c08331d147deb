// Reads uploaded forms. The files stay in memory, of which all forms together may hold only so much.
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'
import { UPLOAD_MAX_BYTES } from '#src/wire/upload-limits.ts'

const MOST_BYTES_AT_ONCE = 200_000_000
const limits = { fieldNameSize: 100, fieldSize: 200_000, fields: 100, headerPairs: 20 }

let heldBytes = 0

export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits })
}

type Accepted = { readonly files: number; readonly fileBytes?: number | undefined }

/**
 * Reads the form that a request brings and hands its fields to `run`: texts as they are, files as `File`, a name that
 * comes twice, or with its place, as a list. A request that brings no form gives its own body.
 * @param accepted how many files, and how large each may be
 * @returns what `run` returns, or a refusal of a form that is broken, too large, or one too many at this moment
 */
export async function withForm<T>(
  request: FastifyRequest,
  accepted: Accepted,
  run: (fields: unknown) => Promise<T>,
): Promise<T | Refused> {
  if (!request.isMultipart()) return run(request.body)
  let ours = 0
  const hold = (bytes: number): boolean => {
    ours += bytes
    heldBytes += bytes
    return heldBytes <= MOST_BYTES_AT_ONCE
  }
  try {
    const fields = await readFields(request, accepted, hold).catch(refuseBroken)
    return isRefused(fields) ? fields : await run(fields)
  } finally {
    heldBytes -= ours
  }
}

/** @param hold told of every byte that stays in memory; says whether there is room */
async function readFields(
  request: FastifyRequest,
  { files, fileBytes = UPLOAD_MAX_BYTES }: Accepted,
  hold: (bytes: number) => boolean,
): Promise<object | Refused> {
  const fields = new Map<string, unknown[]>()
  for await (const part of request.parts({ limits: { ...limits, files, fileSize: fileBytes } })) {
    const value = part.type === 'field' ? part.value : await readFile(part, hold)
    if (isRefused(value)) return value
    const name = part.fieldname.replace(/\[\d*\]$/, '[]')
    fields.set(name, [...(fields.get(name) ?? []), value])
  }
  return Object.fromEntries([...fields].map(fieldOf))
}

/** A name that comes twice is a list, and so is one with its place in it: `speakers[0]`, `speakers[1]`. */
const fieldOf = ([name, values]: [string, unknown[]]): [string, unknown] =>
  name.endsWith('[]') ? [name.slice(0, -2), values] : [name, values.length === 1 ? values[0] : values]

async function readFile(part: MultipartFile, hold: (bytes: number) => boolean): Promise<File | Refused> {
  const chunks: Buffer<ArrayBuffer>[] = []
  // A stream without an encoding gives buffers of their own memory.
  for await (const chunk of part.file as AsyncIterable<Buffer<ArrayBuffer>>) {
    if (!hold(chunk.length)) return refuse('unavailable', { retryAfter: 5 })
    chunks.push(chunk)
  }
  if (part.file.truncated) return refuse('too-large')
  return new File(chunks, part.filename, { type: part.mimetype })
}

/** The plugin's own errors say their status; those of the parser below it are about bytes that are no form. */
function refuseBroken(error: unknown): Refused {
  if (error instanceof Error && 'statusCode' in error) throw error
  return refuse('invalid')
}
