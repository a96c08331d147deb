// How everything of ours speaks to S3: with patience for an answer that has an end.
import { Readable, Transform, pipeline } from 'node:stream'

import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'

import { minutes, seconds } from '#src/wire/durations.ts'

import type { S3Settings } from '../settings/env.ts'

/**
 * How long the storage may do nothing: take no piece of what is sent, and not answer it once it is there. A file is sent
 * in parts: one that fails is taken back with another request, and both together stay below 10 s (R10).
 */
const ANSWER_MS = seconds(3.5)
/** Joining thousands of parts is work for the storage. */
const JOIN_MS = minutes(1)

const PIECE_BYTES = 65_536

type Asked = { readonly method: string; readonly query?: object; body?: unknown }

/**
 * What a client needs that waits for an answer and follows none elsewhere: where S3 is, only the configuration says
 * (T48). A request that took too long is not tried again, one that failed at once is.
 */
export function s3ClientConfig({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) {
  const config = {
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    followRegionRedirects: false,
    maxAttempts: 2,
    expectContinueHeader: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Each video that is being watched holds a connection. One that nobody reads from is given up.
    requestHandler: { socketTimeout: minutes(2), httpAgent: { maxSockets: 500 }, httpsAgent: { maxSockets: 500 } },
  } satisfies S3ClientConfig
  const { requestHandler } = new S3Client(config).config
  const handle = requestHandler.handle.bind(requestHandler)
  requestHandler.handle = async (request: Asked, options) => {
    const isJoining = request.method === 'POST' && 'uploadId' in (request.query ?? {})
    const patience = startPatience(isJoining ? JOIN_MS : ANSWER_MS)
    const { body } = request
    const sent = inPieces(body, patience)
    try {
      const sending = Object.assign(request, { body: sent ?? body })
      return await handle(sending, { ...options, abortSignal: patience.signal })
    } finally {
      patience.end()
      sent?.destroy() // what was not taken is let go, and with it the file that it is read from
      request.body = body // what failed at once is tried again
    }
  }
  return { ...config, requestHandler }
}

/** Ends by giving up, unless the storage does something; the signal of a timeout would count on while an answer is read. */
function startPatience(answerMs: number) {
  const deadline = new AbortController()
  const started = Date.now()
  let isOver = false
  const giveUp = () => void (isOver || deadline.abort())
  let timer = setTimeout(giveUp, answerMs)
  return {
    signal: deadline.signal,
    giveUp,
    renew: () => void timer.refresh(),
    /** The kernel holds megabytes of it still: behind a slow line they take about as long as what came before them. */
    renewAfterBody: () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, Math.max(answerMs, Date.now() - started))
    },
    end: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}

/** The same body, which tells of each piece that is taken: a storage that takes them is slow, and does not hang. */
function inPieces(body: unknown, patience: ReturnType<typeof startPatience>): Readable | undefined {
  if (!(body instanceof Readable || body instanceof Uint8Array)) return undefined
  const watched = new Transform({
    transform: (piece, _encoding, done) => {
      patience.renew()
      done(null, piece)
    },
    flush: done => {
      patience.renewAfterBody()
      done()
    },
  })
  const source = body instanceof Readable ? body : Readable.from(piecesOf(body))
  return pipeline(source, watched, error => error && patience.giveUp())
}

function* piecesOf(body: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < body.length; from += PIECE_BYTES) yield body.subarray(from, from + PIECE_BYTES)
}
