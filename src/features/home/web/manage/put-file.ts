// Sends a file to the address that was signed for it. `fetch` cannot tell how much of it has arrived.

export class UploadBroken extends Error {
  override name = 'UploadBroken'
}

interface PutOptions {
  contentType: string
  /** Told how many bytes have arrived. */
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/** Throws `UploadBroken` when the file was not taken or the line broke, and the signal's reason when it was stopped. */
export function putFile(url: string, file: File, { contentType, onProgress, signal }: PutOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', addressOf(url))
    request.setRequestHeader('content-type', contentType)
    request.setRequestHeader('x-amz-acl', 'public-read')
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    request.addEventListener('load', () => (request.status < 300 ? resolve() : reject(new UploadBroken())))
    request.addEventListener('error', () => reject(new UploadBroken()))
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    request.send(file)
  })
}

/** Our own server is asked where this page came from: it may have several names, and the page may call only one. */
const addressOf = (url: string): string => {
  const { pathname } = new URL(url)
  return pathname.startsWith('/api/uploads/') ? pathname : url
}
