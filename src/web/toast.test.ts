import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** A page of its own, whose toaster comes as the answers say. */
async function openPage(...answers: ('comes' | 'fails')[]) {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => {}, setItem: () => {} })
  const { provideToaster, toast } = await import('./toast.ts')
  const said: string[] = []
  const asked = vi.fn<Parameters<typeof provideToaster>[0]>(async () => {
    if (answers.shift() === 'fails') throw new Error('the server is gone')
    return (kind: string, text: string) => void said.push(`${kind}: ${text}`)
  })
  provideToaster(asked)
  return { toast, said, asked }
}

test('X-TOAST-1 a toaster that did not come is asked for again, and breaks nothing meanwhile', async () => {
  const { toast, said, asked } = await openPage('fails', 'comes')
  toast.error('not saved')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  await new Promise(resolve => setTimeout(resolve, 10))
  toast.success('saved')
  await vi.waitFor(() => expect(said).toEqual(['success: saved']))
})
