// Reads uploaded forms. They stay in memory, of which all forms together may hold only so much.
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'
import { UPLOAD_MAX_BYTES } from '#src/wire/upload-limits.ts'

import type { BodyRoom } from './body-room.ts'
import { noRoom, type FormPlace } from './open-forms.ts'

const limits = { fieldNameSize: 100, headerPairs: 20, headerSize: 4000 }

export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits })
}

type Accepted = Pick<BodyRoom, 'textBytes' | 'fields'> & {
  readonly files?: number | undefined
  readonly fileBytes?: number | undefined
}

/** Whether a request says that it brings a form. */
export const bringsForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/**
 * Reads the form that a request brings and hands its fields to `run`: texts as they are, files as `File`, a name that
 * comes twice, or with its place, as a list.
 * @param accepted how many texts and files, how much text in all, and how large each file may be
 * @param place where its bytes are counted
 * @returns what `run` returns, or a refusal of a form that is broken, too large, or one too many at this moment
 */
export async function readForm<T>(
  request: FastifyRequest,
  { accepted, place }: { accepted: Accepted; place: FormPlace },
  run: (fields: unknown) => Promise<T>,
): Promise<T | Refused> {
  const fields = await readFields(request, accepted, place).catch(refuseBroken)
  if (isRefused(fields)) dropRest(request)
  else if (place.keep()) return run(fields)
  return isRefused(fields) ? fields : noRoom()
}

async function readFields(
  request: FastifyRequest,
  { files = 0, fileBytes = UPLOAD_MAX_BYTES, textBytes, fields: most }: Accepted,
  { hold }: FormPlace,
): Promise<object | Refused> {
  const fields = new Map<string, unknown[]>()
  let textLeft = textBytes
  const readText = ({ value, valueTruncated }: Extract<Multipart, { type: 'field' }>): unknown => {
    const bytes = bytesIn(value)
    textLeft -= bytes
    if (valueTruncated || textLeft < 0) return refuse('too-large')
    return hold(bytes) ? value : noRoom()
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
async function readFile(part: MultipartFile, hold: FormPlace['hold']): Promise<File | Refused | undefined> {
  const chunks: Buffer<ArrayBuffer>[] = []
  // A stream without an encoding gives buffers of their own memory.
  for await (const chunk of part.file as AsyncIterable<Buffer<ArrayBuffer>>) {
    if (!hold(chunk.length)) return noRoom()
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
