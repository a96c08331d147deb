/**
 * Why a video is not sent, in the server's words: an element tells no more than that it failed.
 * @returns undefined where it has none
 */
export async function reasonOf(url: string): Promise<string | undefined> {
  const answer = await fetch(url, { headers: { range: 'bytes=0-0' } }).catch(() => undefined)
  if (answer?.status !== 429) return undefined
  const body: unknown = await answer.json().catch(() => undefined)
  const isSaid = typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
  return isSaid ? String(body.message) : undefined
}
