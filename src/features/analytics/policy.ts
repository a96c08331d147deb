// Which kinds of files the administrators' home tells apart.

export const fileKinds = ['videos', 'images', 'documents', 'others'] as const
export type FileKind = (typeof fileKinds)[number]

const endings: Readonly<Record<string, FileKind>> = {
  ...Object.fromEntries(['avif', 'webp', 'png', 'jpg', 'jpeg', 'gif', 'svg'].map(ending => [ending, 'images'])),
  pdf: 'documents',
}
/** Videos as they came, in their qualities, in pieces, and clips; an upload that has not ended has no ending. */
const VIDEO = /^(private|public)\/videos\/.*(?<!\.(vtt|avif|jpg))$|^incoming\/|\.(mp4|webm|mov|mkv|m4v|m4s|ts|m3u8)$/

/** What kind of file stands under a storage key. */
export function kindOfFile(key: string): FileKind {
  if (VIDEO.test(key)) return 'videos'
  return endings[key.slice(key.lastIndexOf('.') + 1).toLowerCase()] ?? 'others'
}
