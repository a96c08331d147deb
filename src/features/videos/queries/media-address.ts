import type { Context } from '#src/server/context.ts'
import { signFile, type FreeFile, type SessionFile, type SignedFile } from '#src/server/files/signed-files.ts'

type Signing = Pick<Context, 'secret' | 'now'>
/** Who may read it, without what. */
export type Granted = Omit<SessionFile, 'key'> | Omit<FreeFile, 'key'>

/** Signs an address. Its last part is a name for people and players; the grant alone decides what is sent. */
export const mediaAddress = ({ secret, now }: Signing, grant: SignedFile): string =>
  `/api/media/${signFile(secret, grant, now())}/${grant.key.split('/').at(-1)}`

/** The file that a player begins with: the list of the renditions where there are some. */
export const playedKey = ({ mediaKey, hlsFolder }: { mediaKey: string; hlsFolder: string | null }): string =>
  hlsFolder ? `${hlsFolder}/master.m3u8` : mediaKey

/** The images over the seek bar, and the WebVTT that says which part of them belongs to which second. */
export function previewOf(context: Signing, folder: string | null, granted: Granted) {
  if (!folder) return null
  const address = (name: string) => mediaAddress(context, { key: `${folder}/${name}`, ...granted })
  return { image: address('preview.jpg'), track: address('preview.vtt') }
}

/** Names in a playlist (RFC 8216): on lines of their own, and in the attributes of tags. */
const NAME = /^[\w-]+\.(m3u8|m4s)$/

/**
 * Puts addresses in the place of a playlist's names, which stand beside it: they are as short-lived as its own, for the
 * same reader and the same course.
 * @param key of the playlist
 */
export function signPlaylist(context: Signing, text: string, { key, ...granted }: SignedFile): string {
  const folder = key.slice(0, key.lastIndexOf('/'))
  const address = (name: string) => mediaAddress(context, { key: `${folder}/${name}`, ...granted })
  return text
    .split('\n')
    .map(line => (NAME.test(line) ? address(line) : line.replace(/(?<=^#.*URI=")[\w-]+\.(m3u8|m4s)(?=")/, address)))
    .join('\n')
}
