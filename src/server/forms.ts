// Reads uploaded forms. They stay in memory, of which all forms together may hold only so much.
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'
import { UPLOAD_MAX_BYTES } from '#src/wire/upload-limits.ts'

import { personOf } from './actor.ts'
import type { BodyRoom } from './body-room.ts'
import type { Context } from './context.ts'

const MOST_BYTES_AT_ONCE = 200_000_000
const limits = { fieldNameSize: 100, headerPairs: 20, headerSize: 4000 }

/** Forms that are read at one moment: from one address, from all visitors, from everybody. */
const MOST_OF_ADDRESS = 20
const MOST_OF_VISITORS = 100
const MOST_AT_ONCE = 200
const WAIT_SECONDS = 5

let heldBytes = 0

export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits })
}

type Accepted = Pick<BodyRoom, 'textBytes' | 'fields'> & {
  readonly files?: number | undefined
  readonly fileBytes?: number | undefined
}

/**
 * Counts the forms that are under way, so that forms which never end keep nobody else's out: an address has its share of
 * them, and visitors together have half.
 */
export function openForms() {
  const ofAddress = new Map<string, number>()
  let ofVisitors = 0
  let all = 0
  const count = (ip: string, isVisitor: boolean, by: 1 | -1) => {
    const open = (ofAddress.get(ip) ?? 0) + by
    if (open > 0) ofAddress.set(ip, open)
    else ofAddress.delete(ip)
    all += by
    if (isVisitor) ofVisitors += by
  }
  return {
    /** Counts the form as open until its answer has left. @returns a refusal of one form too many */
    enter: ({ ip, actor }: Pick<Context, 'ip' | 'actor'>, reply: FastifyReply): Refused | undefined => {
      const isVisitor = !personOf(actor)
      if ((ofAddress.get(ip) ?? 0) >= MOST_OF_ADDRESS) return refuse('too-many', { retryAfter: WAIT_SECONDS })
      if (all >= MOST_AT_ONCE || (isVisitor && ofVisitors >= MOST_OF_VISITORS))
        return refuse('unavailable', { retryAfter: WAIT_SECONDS })
      count(ip, isVisitor, 1)
      reply.raw.once('close', () => count(ip, isVisitor, -1))
      return undefined
    },
  }
}

/** Whether a request says that it brings a form. */
export const bringsForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/**
 * Reads the form that a request brings and hands its fields to `run`: texts as they are, files as `File`, a name that
 * comes twice, or with its place, as a list.
 * @param accepted how many texts and files, how much text in all, and how large each file may be
 * @returns what `run` returns, or a refusal of a form that is broken, too large, or one too many at this moment
 */
export async function readForm<T>(
  request: FastifyRequest,
  accepted: Accepted,
  run: (fields: unknown) => Promise<T>,
): Promise<T | Refused> {
  let ours = 0
  const hold = (bytes: number): boolean => {
    ours += bytes
    heldBytes += bytes
    return heldBytes <= MOST_BYTES_AT_ONCE
  }
  try {
    const fields = await readFields(request, accepted, hold).catch(refuseBroken)
    if (!isRefused(fields)) return await run(fields)
    dropRest(request)
    return fields
  } finally {
    heldBytes -= ours
  }
}

/** @param hold told of every byte that stays in memory; says whether there is room */
async function readFields(
  request: FastifyRequest,
  { files = 0, fileBytes = UPLOAD_MAX_BYTES, textBytes, fields: most }: Accepted,
  hold: (bytes: number) => boolean,
): Promise<object | Refused> {
  const fields = new Map<string, unknown[]>()
  let textLeft = textBytes
  const readText = ({ value, valueTruncated }: Extract<Multipart, { type: 'field' }>): unknown => {
    const bytes = bytesIn(value)
    textLeft -= bytes
    if (valueTruncated || textLeft < 0) return refuse('too-large')
    return hold(bytes) ? value : refuse('unavailable', { retryAfter: WAIT_SECONDS })
  }
  const formLimits = { ...limits, files, fileSize: fileBytes, fields: most, fieldSize: textBytes }
  for await (const part of request.parts({ limits: formLimits })) {
    const value = part.type === 'field' ? readText(part) : await readFile(part, hold)
    if (isRefused(value)) return value
    if (value === undefined) continue
    const name = part.fieldname.replace(/\[\d*\]$/, '[]')
    fields.set(name, [...(fields.get(name) ?? []), value])
  }
  return Object.fromEntries([...fields].map(fieldOf))
}

/** A part that says it is JSON comes parsed. */
const bytesIn = (value: unknown): number =>
  Buffer.byteLength(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** What still comes of a form that was refused goes nowhere. */
function dropRest({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

/** A name that comes twice is a list, and so is one with its place in it: `speakers[0]`, `speakers[1]`. */
const fieldOf = ([name, values]: [string, unknown[]]): [string, unknown] =>
  name.endsWith('[]') ? [name.slice(0, -2), values] : [name, values.length === 1 ? values[0] : values]

/** @returns nothing for a field in which no file was chosen: browsers send it without a name and empty */
async function readFile(part: MultipartFile, hold: (bytes: number) => boolean): Promise<File | Refused | undefined> {
  const chunks: Buffer<ArrayBuffer>[] = []
  // A stream without an encoding gives buffers of their own memory.
  for await (const chunk of part.file as AsyncIterable<Buffer<ArrayBuffer>>) {
    if (!hold(chunk.length)) return refuse('unavailable', { retryAfter: WAIT_SECONDS })
    chunks.push(chunk)
  }
  if (part.file.truncated) return refuse('too-large')
  if (chunks.length === 0 && !part.filename) return undefined
  return new File(chunks, part.filename, { type: part.mimetype })
}

/** The plugin's own errors say their status; those of the parser below it are about bytes that are no form. */
function refuseBroken(error: unknown): Refused {
  if (error instanceof Error && 'statusCode' in error) throw error
  return refuse('invalid')
}
