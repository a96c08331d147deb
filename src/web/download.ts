import { UNREACHED } from './calls/api.ts'
import { endBrowserSession } from './calls/session.ts'
import { asksForProof, stepUp } from './factors/step-up.ts'

/**
 * Fetches a file and has the browser save it. Where the server wants a proof first that it is still the same person,
 * asks for it and fetches again.
 * @param name what the file is called where the server does not say
 * @returns why there is none, in the server's words; undefined when it was saved
 */
export async function download(address: string, { method = 'GET', name }: { method?: 'GET' | 'POST'; name: string }) {
  for (const isLast of [false, true]) {
    const response = await fetch(address, { method }).catch(() => new Response(null, { status: 503 }))
    if (response.status === 401) return endBrowserSession()
    if (response.ok) return save(await response.blob(), nameIn(response) ?? name)
    const { code, message } = await readRefusal(response)
    if (isLast || !asksForProof(code) || !(await stepUp())) return message
  }
  return undefined
}

async function readRefusal(response: Response): Promise<{ code?: unknown; message: string }> {
  const body: unknown = await response.json().catch(() => ({}))
  const fields = typeof body === 'object' && body !== null ? body : {}
  const message = 'message' in fields && typeof fields.message === 'string' ? fields.message : UNREACHED
  return 'code' in fields ? { code: fields.code, message } : { message }
}

const nameIn = ({ headers }: Response) => /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]

function save(file: Blob, name: string): undefined {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
