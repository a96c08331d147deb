// Short messages after actions (X-TOAST-1). The toaster itself comes after the page.
import { isRecord, tabMemory } from './memory.ts'

type Kind = 'success' | 'error'
type Show = (kind: Kind, text: string) => void

const KEY = 'toast'
let show: Promise<Show> | undefined
let load: (() => Promise<Show>) | undefined

/** Says where the toaster comes from; called once by the browser's entry. */
export function provideToaster(loader: () => Promise<Show>): void {
  load = loader
  const kept = tabMemory.recall(KEY)
  if (!isRecord(kept)) return
  tabMemory.remember(KEY, undefined)
  say(kept['kind'] === 'error' ? 'error' : 'success', String(kept['text']))
}

/** What the toaster did not come for is said when the line is back. */
function say(kind: Kind, text: string): void {
  void loaded()?.then(present => {
    if (present) present(kind, text)
    else addEventListener('online', () => say(kind, text), { once: true })
  })
}

/** A toaster that did not come, because nothing did, is asked for again by the next toast. */
const loaded = (): Promise<Show | undefined> | undefined => (show ??= load?.())?.catch(() => (show = undefined))

export const toast = {
  success: (text: string): void => say('success', text),
  error: (text: string): void => say('error', text),
  /** For an action that ends in a full navigation: shown by the page that comes. */
  afterNavigation: (kind: Kind, text: string): void => tabMemory.remember(KEY, { kind, text }),
}
