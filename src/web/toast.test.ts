import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** A page of its own, whose toaster comes as the answers say. */
async function openPage(...answers: ('comes' | 'fails')[]) {
  vi.resetModules()
  const line = new EventTarget()
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line))
  const { provideToaster, toast } = await import('./toast.ts')
  const said: string[] = []
  const asked = vi.fn<Parameters<typeof provideToaster>[0]>(async () => {
    if (answers.shift() === 'fails') throw new Error('the server is gone')
    return (kind: string, text: string) => void said.push(`${kind}: ${text}`)
  })
  provideToaster(asked)
  return { toast, said, asked, lineIsBack: () => line.dispatchEvent(new Event('online')) }
}

test('X-TOAST-1 a toaster that did not come is asked for again, and breaks nothing meanwhile', async () => {
  const { toast, said, asked } = await openPage('fails', 'comes')
  toast.error('not saved')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  await new Promise(resolve => setTimeout(resolve, 10))
  toast.success('saved')
  await vi.waitFor(() => expect(said).toEqual(['success: saved']))
})

test('X-TOAST-1 what was said while the toaster could not come is said once when the line is back', async () => {
  const { toast, said, asked, lineIsBack } = await openPage('fails', 'fails', 'comes')
  toast.error('not reached')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  await new Promise(resolve => setTimeout(resolve, 10))
  lineIsBack()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  await new Promise(resolve => setTimeout(resolve, 10))
  expect(said).toEqual([])
  lineIsBack()
  await vi.waitFor(() => expect(said).toEqual(['error: not reached']))
  lineIsBack()
  expect(said).toEqual(['error: not reached'])
})

test('X-TOAST-1 what is said after a navigation is said once, by the page that comes', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  const { toast } = await openPage()
  toast.afterNavigation('error', 'sent: not yet')
  const next = await openPage('comes')
  await vi.waitFor(() => expect(next.said).toEqual(['error: sent: not yet']))
  expect((await openPage()).asked).not.toHaveBeenCalled()
})

test('X-TOAST-1 where storage is forbidden, a page that comes says nothing, and nobody is held up', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { toast, said } = await openPage('comes')
  expect(() => toast.afterNavigation('success', 'saved')).not.toThrow()
  toast.success('saved')
  await vi.waitFor(() => expect(said).toEqual(['success: saved']))
})
