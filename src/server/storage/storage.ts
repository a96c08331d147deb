// The one door to files. A key is a path that we made ourselves; nothing of a user's file name ever stands in it.
import type { Readable } from 'node:stream'

export type StoredFile = { readonly size: number; readonly modifiedAt: Date }

export type Storage = {
  put: (key: string, body: Buffer | Readable) => Promise<void>
  /** Size and date, or undefined when there is no such file. */
  stat: (key: string) => Promise<StoredFile | undefined>
  /** @param range first and last byte, both inclusive */
  read: (key: string, range?: { start: number; end: number }) => Promise<Readable>
  remove: (key: string) => Promise<void>
}

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9._-]*)+$/

/** @throws Error for a key that could leave its folder; keys are made by us, so this is a fault of ours */
export function checkKey(key: string): string {
  if (key.length > 300 || !KEY.test(key) || key.includes('..'))
    throw new Error(`not a storage key: ${key.slice(0, 80)}`)
  return key
}

/** Files whose key begins with `public/` may be read by everybody; all others only with a signed address (D-11). */
export const isPublicKey = (key: string): boolean => key.startsWith('public/')

/** The site's address of a public file. */
export const publicFileUrl = (key: string): string => `/files/${checkKey(key)}`
