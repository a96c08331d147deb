import { buffer } from 'node:stream/consumers'

import { isRefused } from '#src/wire/refusals.ts'

import type { Context } from '../context.ts'
import { lookApart, type Look } from './resize-apart.ts'

/** @returns the file of an image as it was stored; undefined where it is gone */
export async function storedImage({ storage }: Pick<Context, 'storage'>, key: string): Promise<Blob | undefined> {
  if (!(await storage.stat(key))) return undefined
  return new Blob([new Uint8Array(await buffer(await storage.read(key)))])
}

/** @param gone ends it @returns how an image looks; undefined where it cannot be read */
export async function lookOf(context: Context, file: Blob, gone?: AbortSignal): Promise<Look | undefined> {
  const look = await lookApart(file, { ...context, ...(gone && { gone }) })
  return isRefused(look) ? undefined : look
}
