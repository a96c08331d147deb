// The door for images that people upload: what is in the bytes counts, and only what we drew again is kept (D-50).
import { randomUUID } from 'node:crypto'

import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { Storage } from '../storage/storage.ts'
import type { Waiting } from '../turns/upload-turns.ts'
import { resizeApart } from './resize-apart.ts'
import type { Sizes } from './resize.ts'

/** How a kind of image is drawn, and where it is kept. */
export type ImageKind = Sizes & { readonly folder: `public/${string}` | `private/${string}` }

/** Where an image is stored, and who waits for it. */
export type ImageContext = Waiting & { readonly storage: Storage }

/** A key for an image that is to be stored, for who writes it down before the files are there. */
export const newImageKey = (kind: ImageKind): string => `${kind.folder}/${randomUUID()}/${kind.widths[0]}.avif`

/**
 * Decodes an image, turns it upright, shrinks it to each width and stores it as AVIF without its metadata.
 * @param key one of `newImageKey`, where it has to be known before
 * @returns the storage key of the first width, beside which the others stand; or a refusal for what is no image, for
 *   one too many of who asks, and where they have gone
 */
export async function storeImage(
  context: ImageContext,
  kind: ImageKind,
  file: Blob,
  key = newImageKey(kind),
): Promise<string | Refused> {
  const drawn = await resizeApart(file, kind, context)
  if (isRefused(drawn)) return drawn
  if (drawn.length === 0) return refuse('not-an-image')
  const [{ storage }, folder] = [context, folderOf(key)]
  await Promise.all(drawn.map(({ width, data }) => storage.put(`${folder}/${width}.avif`, Buffer.from(data))))
  return key
}

/**
 * The files of an image that was stored with `storeImage`, in all its widths, for a `remove-files` job; none for other
 * keys: the demo's images are shared, and stay.
 */
export function filesOfImage(kind: ImageKind, key: string | null | undefined): string[] {
  const folder = folderOf(key ?? '')
  const name = folder.slice(kind.folder.length + 1)
  if (!folder.startsWith(`${kind.folder}/`) || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)) return []
  return kind.widths.map(width => `${folder}/${width}.avif`)
}

/** A stored image with all its files, for who takes them back when the rest fails. */
export type KeptImage = { readonly key: string; readonly files: readonly string[] }

/** Like `storeImage`. */
export async function keepImage(context: ImageContext, kind: ImageKind, file: Blob): Promise<KeptImage | Refused> {
  const key = await storeImage(context, kind, file)
  return isRefused(key) ? key : { key, files: filesOfImage(kind, key) }
}

/** Removes a stored image in all its widths. */
export async function removeImage(storage: Storage, kind: ImageKind, key: string): Promise<void> {
  await Promise.all(filesOfImage(kind, key).map(file => storage.remove(file)))
}

const folderOf = (key: string): string => key.slice(0, key.lastIndexOf('/'))
