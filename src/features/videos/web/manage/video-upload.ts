// Sends a video by the tus protocol, so that what has arrived need not be sent again: not after a broken line, and not
// after the page was loaded anew, when the same file is chosen once more.
import { defaultOptions, Upload, type PreviousUpload } from 'tus-js-client'

import { PIECE_BYTES } from '#src/wire/uploads.ts'

export type VideoUpload = {
  readonly name: string
  readonly bytes: number
  readonly sent: number
  readonly stage: 'sending' | 'paused' | 'broken' | 'whole'
  /** What the server said. */
  readonly problem?: string | undefined
}

export type UnfinishedUpload = { readonly name: string; readonly percent: number; readonly drop: () => Promise<void> }
export type RunningUpload = { readonly pause: () => void; readonly goOn: () => void; readonly cancel: () => void }

type Told = {
  readonly onChange: (film: VideoUpload) => void
  /** Its id, and its length in seconds; 0 when this browser cannot tell. */
  readonly onWhole: (id: string, seconds: number) => void
}

const endings: Readonly<Record<string, string>> = {
  mkv: 'video/x-matroska',
  m4v: 'video/mp4',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
}
/** Some systems know no type for some endings. */
const typeOf = ({ name, type }: File): string => type || endings[name.split('.').at(-1)?.toLowerCase() ?? ''] || ''

/** A line that breaks is tried again after so many milliseconds, each time once, before somebody has to press. */
const RETRIES_MS = [0, 1000, 3000, 8000, 15_000]

const addresses = { endpoint: '/api/uploads/videos' }

/** Begins to send a video, or goes on where an earlier attempt stopped. */
export function uploadVideo(file: File, { onChange, onWhole }: Told): RunningUpload {
  const film = { name: file.name, bytes: file.size }
  let sent = 0
  const tell = (stage: VideoUpload['stage'], problem?: string) => onChange({ ...film, sent, stage, problem })
  const upload = new Upload(file, {
    ...addresses,
    chunkSize: PIECE_BYTES,
    retryDelays: RETRIES_MS,
    metadata: { filename: file.name, filetype: typeOf(file) },
    onProgress: count => {
      sent = count
      tell('sending')
    },
    onError: error => tell('broken', messageIn(error)),
    onSuccess: () => {
      sent = file.size
      void secondsOf(file).then(seconds => {
        onWhole(upload.url?.split('/').at(-1) ?? '', seconds)
        tell('whole')
      })
    },
  })
  const start = async () => {
    tell('sending')
    const [previous] = await upload.findPreviousUploads()
    if (previous) upload.resumeFromPreviousUpload(previous)
    upload.start()
  }
  void start()
  return {
    pause: () => void upload.abort().then(() => tell('paused')),
    goOn: () => void start(),
    cancel: () => void upload.abort(true).catch(() => undefined),
  }
}

/** Videos that this browser began to send and that the server still waits for. Those that are not there any more are forgotten. */
export async function findUnfinishedUploads(): Promise<UnfinishedUpload[]> {
  const { urlStorage } = defaultOptions
  const found = await urlStorage.findAllUploads()
  const begun = await Promise.all(found.map(async previous => readUnfinished(previous)))
  await Promise.all(found.map(async ({ urlStorageKey }, at) => begun[at] ?? urlStorage.removeUpload(urlStorageKey)))
  return begun.filter(film => film !== undefined)
}

async function readUnfinished({
  uploadUrl,
  metadata,
  urlStorageKey,
}: PreviousUpload): Promise<UnfinishedUpload | undefined> {
  const answer = uploadUrl ? await fetch(uploadUrl).catch(() => undefined) : undefined
  const state: unknown = answer?.ok ? await answer.json() : undefined
  if (!uploadUrl || typeof state !== 'object' || state === null) return undefined
  const { bytes, received } = { bytes: 0, received: 0, ...state }
  return {
    name: metadata['filename'] ?? '',
    percent: bytes > 0 ? Math.floor((100 * received) / bytes) : 0,
    drop: async () => {
      await fetch(uploadUrl, { method: 'DELETE' })
      localStorage.removeItem(urlStorageKey)
    },
  }
}

/** How long the video is, as far as this browser can play it. */
async function secondsOf(file: File): Promise<number> {
  const element = document.createElement('video')
  const url = URL.createObjectURL(file)
  const seconds = await new Promise<number>(resolve => {
    element.addEventListener('loadedmetadata', () => resolve(Number.isFinite(element.duration) ? element.duration : 0))
    element.addEventListener('error', () => resolve(0))
    Object.assign(element, { preload: 'metadata', src: url })
  })
  URL.revokeObjectURL(url)
  return seconds
}

/** The server's own words, where there are some. */
function messageIn(error: Error): string | undefined {
  const response = 'originalResponse' in error ? error.originalResponse : undefined
  const body = typeof response === 'object' && response !== null && 'getBody' in response ? response.getBody : undefined
  if (typeof body !== 'function') return undefined
  try {
    const said: unknown = JSON.parse(String(body.call(response)))
    return typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : undefined
  } catch {
    return undefined
  }
}
