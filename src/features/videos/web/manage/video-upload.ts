// Sends a video by the tus protocol, so that what has arrived need not be sent again: not after a broken line, and not
// after the page was loaded anew, when the same file is chosen once more.
import {
  defaultOptions,
  DetailedError,
  Upload,
  type HttpRequest,
  type HttpResponse,
  type PreviousUpload,
} from 'tus-js-client'

import { PIECE_BYTES } from '#src/wire/uploads.ts'
import type { Container } from '#src/wire/videos/video-head.ts'

export type VideoUpload = {
  readonly name: string
  readonly bytes: number
  readonly sent: number
  /** `offline`: goes on by itself when the line is back. `refused`: the server does not take this file, whatever is tried. */
  readonly stage: 'sending' | 'paused' | 'offline' | 'broken' | 'refused' | 'whole'
  /** What the server said. */
  readonly problem?: string | undefined
}

export type UnfinishedUpload = {
  readonly name: string
  /** How much of it has arrived; undefined while the server cannot be asked. */
  readonly percent: number | undefined
  readonly drop: () => Promise<void>
}
export type RunningUpload = {
  readonly pause: () => void
  readonly goOn: () => void
  /** To be called when the browser is online again: what stopped for want of an answer goes on. */
  readonly lineIsBack: () => void
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

/** What is not there, or is somebody else's. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/** Refusals that pass: another request was first, the upload is still locked, too many requests. */
const PASSING: ReadonlySet<number> = new Set([409, 423, 429])

const addresses = { endpoint: '/api/uploads/videos' }

/** Begins to send a video, or goes on where an earlier attempt stopped. */
export function uploadVideo(file: File, { container, onChange, onWhole }: Told): RunningUpload {
  const named = { name: file.name, bytes: file.size }
  let sent = 0
  let isUnanswered = false
  const tell = (stage: VideoUpload['stage'], problem?: string) => onChange({ ...named, sent, stage, problem })
  const upload = new Upload(file, {
    ...addresses,
    chunkSize: PIECE_BYTES,
    retryDelays: RETRIES_MS,
    onShouldRetry: error => {
      const { status } = answerIn(error)
      return navigator.onLine && (status < 400 || status >= 500 || PASSING.has(status))
    },
    onAfterResponse: keepUnlessGone,
    metadata: { filename: file.name, filetype: typeOf(file, container) },
    onProgress: count => {
      sent = count
      tell('sending')
    },
    onError: error => {
      const { status, message } = answerIn(error)
      if (FINAL.has(status)) void forget()
      isUnanswered = status === 0
      if (isUnanswered && !navigator.onLine) tell('offline')
      else tell(FINAL.has(status) ? 'refused' : 'broken', message)
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
    isUnanswered = false
    tell('sending')
    const [previous] = await upload.findPreviousUploads()
    if (previous) upload.resumeFromPreviousUpload(previous)
    upload.start()
  }
  void start()
  return {
    pause: () => void upload.abort().then(() => tell('paused')),
    goOn: () => void start(),
    lineIsBack: () => void (isUnanswered && start()),
    cancel: () => {
      isUnanswered = false
      void upload.abort(true).catch(() => undefined)
    },
    forget,
  }
}

/** The library forgets an upload, and begins anew, whenever the server does not say how much of it is there. */
function keepUnlessGone(request: HttpRequest, response: HttpResponse): void {
  const status = response.getStatus()
  const isAsked = request.getMethod() === 'HEAD'
  if (isAsked && status >= 300 && !GONE.has(status)) throw new NotResumed(response)
}

class NotResumed extends Error {
  readonly response: HttpResponse

  constructor(response: HttpResponse) {
    super(`Asked how much is there, the server answered ${response.getStatus()}`)
    this.response = response
  }
}

/** Videos that this browser began to send, but for those of which the server says that they are gone: they are forgotten. */
export async function findUnfinishedUploads(): Promise<UnfinishedUpload[]> {
  const found = await defaultOptions.urlStorage.findAllUploads()
  const begun = await Promise.all(found.map(readUnfinished))
  return begun.filter(upload => upload !== undefined)
}

async function readUnfinished({
  uploadUrl,
  metadata,
  urlStorageKey,
}: PreviousUpload): Promise<UnfinishedUpload | undefined> {
  const forget = async () => defaultOptions.urlStorage.removeUpload(urlStorageKey)
  const answer = uploadUrl ? await fetch(uploadUrl).catch(() => undefined) : undefined
  if (!uploadUrl || (answer && GONE.has(answer.status))) {
    await forget()
    return undefined
  }
  return {
    name: metadata['filename'] ?? '',
    percent: answer?.ok ? await percentIn(answer) : undefined,
    // What the server is not told of, it removes after a while.
    drop: async () => {
      await fetch(uploadUrl, { method: 'DELETE' }).catch(() => undefined)
      await forget()
    },
  }
}

/** What lies between may answer in the server's place, with a page of its own. */
async function percentIn(answer: Response): Promise<number | undefined> {
  const state: unknown = await answer.json().catch(() => undefined)
  if (typeof state !== 'object' || state === null) return undefined
  const { bytes, received } = { bytes: 0, received: 0, ...state }
  return bytes > 0 ? Math.floor((100 * received) / bytes) : 0
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
  if (!(error instanceof DetailedError)) return { status: 0 }
  const { causingError, originalResponse } = error
  const response = causingError instanceof NotResumed ? causingError.response : originalResponse
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
