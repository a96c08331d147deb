// Sends a video by the tus protocol, so that what has arrived need not be sent again: not after a broken line, and not
// after the page was loaded anew, when the same file is chosen once more.
import { defaultOptions, DetailedError, Upload, type PreviousUpload } from 'tus-js-client'

import { PIECE_BYTES } from '#src/wire/uploads.ts'
import type { Container } from '#src/wire/video-head.ts'

export type VideoUpload = {
  readonly name: string
  readonly bytes: number
  readonly sent: number
  /** `refused`: the server does not take this file, whatever is tried. */
  readonly stage: 'sending' | 'paused' | 'broken' | 'refused' | 'whole'
  /** What the server said. */
  readonly problem?: string | undefined
}

export type UnfinishedUpload = { readonly name: string; readonly percent: number; readonly drop: () => Promise<void> }
export type RunningUpload = {
  readonly pause: () => void
  readonly goOn: () => void
  readonly cancel: () => void
  /** It is not to be gone on with: a video was made of it. */
  readonly forget: () => Promise<void>
}

type Told = {
  /** What the bytes are, whatever the file's name says. */
  readonly container: Container
  readonly onChange: (upload: VideoUpload) => void
  /** Its id, and its length in seconds; 0 when this browser cannot tell. */
  readonly onWhole: (id: string, seconds: number) => void
}

/** The types of each container; the first one where the browser names none of them. */
const types: Readonly<Record<Container, readonly [string, ...string[]]>> = {
  mp4: ['video/mp4', 'video/quicktime'],
  matroska: ['video/x-matroska', 'video/webm'],
}
const typeOf = ({ type }: File, container: Container): string =>
  types[container].includes(type) ? type : types[container][0]

/** A line that breaks is tried again after so many milliseconds, each time once, before somebody has to press. */
const RETRIES_MS = [0, 1000, 3000, 8000, 15_000]

/** Answers that stay the same however often the file is sent: invalid, gone, too large. */
const FINAL: ReadonlySet<number> = new Set([400, 404, 410, 413, 415])

const addresses = { endpoint: '/api/uploads/videos' }

/** Begins to send a video, or goes on where an earlier attempt stopped. */
export function uploadVideo(file: File, { container, onChange, onWhole }: Told): RunningUpload {
  const named = { name: file.name, bytes: file.size }
  let sent = 0
  const tell = (stage: VideoUpload['stage'], problem?: string) => onChange({ ...named, sent, stage, problem })
  const upload = new Upload(file, {
    ...addresses,
    chunkSize: PIECE_BYTES,
    retryDelays: RETRIES_MS,
    metadata: { filename: file.name, filetype: typeOf(file, container) },
    onProgress: count => {
      sent = count
      tell('sending')
    },
    onError: error => {
      const { status, message } = answerIn(error)
      if (FINAL.has(status)) void forget()
      tell(FINAL.has(status) ? 'refused' : 'broken', message)
    },
    onSuccess: () => {
      sent = file.size
      void secondsOf(file).then(seconds => {
        onWhole(upload.url?.split('/').at(-1) ?? '', seconds)
        tell('whole')
      })
    },
  })
  const forget = async () => {
    const { urlStorage } = defaultOptions
    const own = (await urlStorage.findAllUploads()).filter(({ uploadUrl }) => uploadUrl === upload.url)
    await Promise.all(own.map(({ urlStorageKey }) => urlStorage.removeUpload(urlStorageKey)))
  }
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
    forget,
  }
}

/** Videos that this browser began to send and that the server still waits for. Those that are not there any more are forgotten. */
export async function findUnfinishedUploads(): Promise<UnfinishedUpload[]> {
  const { urlStorage } = defaultOptions
  const found = await urlStorage.findAllUploads()
  const begun = await Promise.all(found.map(async previous => readUnfinished(previous)))
  await Promise.all(found.map(async ({ urlStorageKey }, at) => begun[at] ?? urlStorage.removeUpload(urlStorageKey)))
  return begun.filter(upload => upload !== undefined)
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

/** What the server answered: its status, 0 where there was no answer, and its own words, where there are some. */
function answerIn(error: Error): { status: number; message?: string | undefined } {
  const response = error instanceof DetailedError ? error.originalResponse : undefined
  if (!response) return { status: 0 }
  const status = response.getStatus()
  try {
    const said: unknown = JSON.parse(response.getBody())
    const message = typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : undefined
    return { status, message }
  } catch {
    return { status }
  }
}
