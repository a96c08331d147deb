// The one door to files. A key is a path that we made ourselves; nothing of a user's file name ever stands in it.
import type { Readable } from 'node:stream'

export type StoredFile = { readonly size: number; readonly modifiedAt: Date }
export type ListedFile = StoredFile & { readonly key: string }

/** What may be sent to a signed address: this type and this many bytes, and nothing else. */
export type PutTerms = {
  readonly key: string
  readonly contentType: string
  readonly contentLength: number
  /** Whether the file is sent with the ACL `public-read` or with `private`; which one is part of what is signed. */
  readonly isPublic: boolean
}

/** Where to PUT a file, and the headers that have to come with it. It holds for `SIGNED_PUT_SECONDS`. */
export type SignedPut = { readonly url: string; readonly headers: Readonly<Record<string, string>> }

export type Storage = {
  /** Stores a file whole or not at all: until it is there, whoever reads the key gets what was there before. */
  put: (key: string, body: Buffer | Readable) => Promise<void>
  /** Size and date, or undefined when there is no such file. */
  stat: (key: string) => Promise<StoredFile | undefined>
  /** @param range first and last byte, both inclusive */
  read: (key: string, range?: { start: number; end: number }) => Promise<Readable>
  remove: (key: string) => Promise<void>
  /** Every file below a folder, such as `incoming/hero`, or every file there is with ''; in no certain order. */
  list: (folder: string) => AsyncIterable<ListedFile>
  /** Lets somebody send one file by themselves. */
  signedPut: (terms: PutTerms) => Promise<SignedPut>
  /** Removes what processes that died left of files, written last before then; absent where the storage does it itself. */
  sweep?: (before: Date) => Promise<void>
  /** How many bytes there is still room for; absent where there is no end to it. */
  freeBytes?: () => Promise<number>
  /** Where the file lies on this machine, for programs that read files; absent where it does not. */
  pathOf?: (key: string) => string
}

export const SIGNED_PUT_SECONDS = 600

/** The storage does not answer, or not in time: nothing was stored, trying again is safe (R10). */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
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

/** The headers that come with a file that is sent to a signed address. An ACL that is not signed could be added (D-11). */
export const headersOf = ({ contentType, isPublic }: Pick<PutTerms, 'contentType' | 'isPublic'>) => ({
  'content-type': contentType,
  'x-amz-acl': isPublic ? 'public-read' : 'private',
})
