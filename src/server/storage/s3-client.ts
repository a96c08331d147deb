// How everything of ours speaks to S3: with patience for an answer that has an end.
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'

import { minutes, seconds } from '#src/wire/durations.ts'

import type { S3Settings } from '../env.ts'

/** How long one request may take until it is answered. A file is sent in parts: one that fails is taken back with another request, and both together stay below 10 s (R10). */
const ANSWER_MS = seconds(3.5)
/** Joining thousands of parts is work for the storage. */
const JOIN_MS = minutes(1)

type Asked = { readonly method: string; readonly query?: object }

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
    // The signal of a timeout would go on counting while the body is read.
    const deadline = new AbortController()
    const isJoining = request.method === 'POST' && 'uploadId' in (request.query ?? {})
    const timer = setTimeout(() => deadline.abort(), isJoining ? JOIN_MS : ANSWER_MS)
    try {
      return await handle(request, { ...options, abortSignal: deadline.signal })
    } finally {
      clearTimeout(timer)
    }
  }
  return { ...config, requestHandler }
}
